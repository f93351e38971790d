import { sentenceOf } from '../../lib/problem';
import { launcherProblems } from './launcher-problems';

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us' };
const sideTab = { pages: '/legal', mode: 'side-tab' };
const everyOption = {
  hidden: { topic: 'filing' },
  preselect: { question: 'answer' },
  tracking: { utm_source: 'newsletter' },
  transitiveSearchParams: ['ref'],
  disableTracking: true,
  enableSandbox: true,
  opacity: 50,
  hideHeaders: true,
  hideFooter: true,
  noHeading: true,
  disableScroll: true,
  redirectTarget: '_blank',
  autoClose: 2000,
  keepSession: true,
  open: 'time',
  openValue: 0,
  preventReopenOnClose: true,
  respectOpenModals: 'all',
  shareGaInstance: true,
  hubspot: true,
};

test.each([
  ['every option of a popup', { ...popup, formId: 'moe6aa', region: 'eu', options: { ...everyOption, size: 70 } }],
  ['a popup with width and height', { ...popup, options: { width: 600, height: '80%' } }],
  ['a slider from the left', { ...popup, mode: 'slider', options: { position: 'left', width: '50%' } }],
  ['a popover', { ...popup, mode: 'popover', options: { buttonColor: '#abc', tooltip: 'Hello', notificationDays: 7 } }],
  ['a side tab without a label', { ...sideTab, pages: ['/legal', '/'] }],
])('accepts %s', (_, launcher) => {
  expect(launcherProblems([launcher])).toEqual([]);
});

const noHex = 'options.buttonColor: Expected a valid hex string: 3, 4, 6 or 8 hex digits after #, such as "#3a7685".';
test.each<[changes: object, problem: string]>([
  [{ mode: 'drawer' }, 'mode: "drawer" is not a mode; allowed are popup, slider, popover, side-tab.'],
  [{ mode: undefined }, 'mode: nothing is not a mode; allowed are popup, slider, popover, side-tab.'],
  [
    { options: { size: 80, width: 600, height: 400 } },
    'options.size: size and width or height are both given; allowed is size alone, or width and height together.',
  ],
  [{ options: { width: 600 } }, 'options.height: width and height hold only together; give both, or size.'],
  [{ formId: 'to/moe6aa' }, "formId: give the letters and digits that follow /to/ in the form's address."],
  [{ mode: 'side-tab', options: { buttonColor: 'teal' } }, noHex],
  [{ mode: 'side-tab', options: { buttonColor: '#12345' } }, noHex],
  [{ options: { position: 'left' } }, 'options: position is not a field here.'],
  [{ pages: '/leagl' }, 'pages: give a page of this site, such as "/legal".'],
  [{ pages: '/legal/' }, 'pages: give a page of this site, such as "/legal".'],
  [{ options: { hidden: { n: 5 } } }, 'options.hidden.n: give the value in quotes.'],
  [{ label: undefined }, 'label: give some words in quotes.'],
  [{ region: 'uk' }, 'region: allowed are us, eu.'],
  [{ options: { open: 'exit' } }, "options.openValue: open: 'exit' needs it: pixels from the window's top, above 0."],
  [
    { options: { open: 'scroll', openValue: 0 } },
    "options.openValue: open: 'scroll' needs it: per cent of the page, above 0.",
  ],
  [{ options: { openValue: 5 } }, 'options.open: openValue needs it; allowed are exit, scroll, time.'],
  // The library takes 0 for never.
  [{ options: { autoClose: 0 } }, 'options.autoClose: give true (500 ms) or a number of milliseconds above 0.'],
  [{ options: { preselect: { a: 'b', c: 'd' } } }, 'options.preselect: give one question: one answer.'],
])('refuses %j, with field and what is allowed (R8.2)', (changes, problem) => {
  expect(launcherProblems([{ ...popup, ...changes }]).map(sentenceOf)).toContainEqual(
    expect.stringContaining(`content/launchers.ts: launchers[0].${problem}`),
  );
});

test('refuses an entry that is no entry', () => {
  expect(launcherProblems(['popup']).map(sentenceOf)).toEqual([
    'content/launchers.ts: launchers[0]: give an entry in { }.',
  ]);
});

test('refuses a second popover or side tab on a page, which would cover the first', () => {
  expect(launcherProblems([sideTab, { ...sideTab, pages: ['/', '/legal'] }]).map(sentenceOf)).toEqual([
    'content/launchers.ts: launchers[1].pages: /legal has a side-tab already; allowed is one a page.',
  ]);
  expect(launcherProblems([sideTab, { ...sideTab, pages: '/' }])).toEqual([]);
});
