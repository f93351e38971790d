/** What a launcher asks of the form's server, by the form library itself. */
import type { CommonOptions } from '@/content/launcher-types';
import { formAddress, label, launchers, openLauncher, setUpLaunchers, shownFrame } from './launcher.fixture';

const { popup } = launchers;
const query = () => Object.fromEntries(formAddress().searchParams);

setUpLaunchers();

test.each([
  ['popup', 'popup-blank'],
  ['slider', 'popup-drawer'],
  ['popover', 'popup-popover'],
  ['side-tab', 'popup-side-panel'],
] as const)(
  'R7.6, R7.7: a %s asks for {host}/to/{formId}, as %s, and for nothing that content does not name',
  async (mode, type) => {
    const launcher = launchers[mode];
    await openLauncher(launcher);
    expect(formAddress().origin + formAddress().pathname).toBe('https://form.typeform.com/to/moe6aa');
    expect(query()).toEqual({
      'typeform-embed': type,
      'typeform-embed-id': expect.stringMatching(/^\d+$/),
      'typeform-source': 'localhost',
      'typeform-medium': 'embed-sdk',
      'typeform-medium-version': 'next',
      'typeform-embed-handles-redirect': '1',
    });
    expect(formAddress().hash).toBe('');
    expect(shownFrame()).toHaveAttribute('title', label);
    expect(shownFrame()).toHaveAttribute('allow', '');
  },
);

test('R7.6: an EU host when the region is eu', async () => {
  await openLauncher({ ...popup, region: 'eu' });
  expect(formAddress().host).toBe('form.typeform.eu');
});

test.each<[string, CommonOptions, Record<string, string | undefined>]>([
  [
    'opacity, hidden footer and headers, tracking and the like',
    {
      opacity: 100,
      hideFooter: true,
      hideHeaders: true,
      disableScroll: true,
      noHeading: true,
      redirectTarget: '_top',
      shareGaInstance: true,
      tracking: { utm_source: 'newsletter', utm_campaign: 'rules 2022' },
    },
    {
      'embed-opacity': '100',
      'embed-hide-footer': 'true',
      'embed-hide-headers': 'true',
      'typeform-embed-disable-scroll': 'true',
      'typeform-embed-no-heading': 'true',
      'typeform-embed-redirect-target': '_top',
      'share-ga-instance': 'true',
      utm_source: 'newsletter',
      utm_campaign: 'rules 2022',
    },
  ],
  ['no tracking', { disableTracking: true }, { 'disable-tracking': 'true', 'enable-sandbox': undefined }],
  ['sandbox', { enableSandbox: true }, { 'enable-sandbox': 'true', 'disable-tracking': 'true' }],
  ['named parameters of the page', { transitiveSearchParams: ['ref'] }, { ref: 'poster', other: undefined }],
  ['all parameters of the page', { transitiveSearchParams: true }, { ref: 'poster', other: '1' }],
  [
    'all parameters of the page but a hidden field’s',
    { transitiveSearchParams: true, hidden: { ref: 'ours' } },
    { ref: undefined, other: '1' },
  ],
])('R7.7: %s', async (_, options, expected) => {
  window.history.replaceState(null, '', '/?ref=poster&other=1');
  await openLauncher({ ...popup, options });
  expect(query()).toMatchObject(JSON.parse(JSON.stringify(expected)));
  const absent = Object.keys(expected).filter((name) => expected[name] === undefined);
  expect(Object.keys(query()).filter((name) => absent.includes(name))).toEqual([]);
});

test('R7.8: hidden fields and a preselected answer stand in the hash, which no server is sent', async () => {
  const hidden = { publication: 'Rules & directions, 2022', empty: '' };
  await openLauncher({ ...popup, options: { hidden, preselect: { topic: 'filing' } } });
  expect(Object.fromEntries(new URLSearchParams(formAddress().hash.slice(1)))).toEqual({
    publication: 'Rules & directions, 2022',
    'answers-topic': 'filing',
  });
  expect(formAddress().search).not.toContain('Rules');
});
