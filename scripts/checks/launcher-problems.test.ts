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
  ['pasted HTML', { pages: '/legal', title: 'A form', html: '<button data-tf-popup="moe6aa">Talk</button>' }],
])('accepts %s', (_, launcher) => {
  expect(launcherProblems([launcher])).toEqual([]);
});

test.each([
  [
    'an unknown mode',
    { ...popup, mode: 'drawer' },
    'mode: "drawer" is not a mode; allowed are popup, slider, popover, side-tab.',
  ],
  [
    'no mode',
    { pages: '/legal', label: 'Talk' },
    'mode: nothing is not a mode; allowed are popup, slider, popover, side-tab.',
  ],
  [
    'both size and width',
    { ...popup, options: { size: 80, width: 600, height: 400 } },
    'options.size: size and width or height are both given; allowed is size alone, or width and height together.',
  ],
  [
    'a width without a height',
    { ...popup, options: { width: 600 } },
    'options.height: width and height hold only together; give both, or size.',
  ],
  [
    'an id with a slash',
    { ...popup, formId: 'to/moe6aa' },
    "formId: give the letters and digits that follow /to/ in the form's address.",
  ],
  [
    'a colour that is not hex',
    { ...sideTab, options: { buttonColor: 'teal' } },
    'options.buttonColor: Expected a valid hex string: 3, 4, 6 or 8 hex digits after #, such as "#3a7685".',
  ],
  [
    'five hex digits',
    { ...sideTab, options: { buttonColor: '#12345' } },
    'options.buttonColor: Expected a valid hex string: 3, 4, 6 or 8 hex digits after #, such as "#3a7685".',
  ],
  ['an option of another mode', { ...popup, options: { position: 'left' } }, 'options: position is not a field here.'],
  ['a page that does not exist', { ...popup, pages: '/leagl' }, 'pages: give a page of this site, such as "/legal".'],
  ['a page with a last slash', { ...popup, pages: '/legal/' }, 'pages: give a page of this site, such as "/legal".'],
  ['a number for words', { ...popup, options: { hidden: { n: 5 } } }, 'options.hidden.n: give the value in quotes.'],
  ['no label', { pages: '/legal', mode: 'popup' }, 'label: give some words in quotes.'],
  ['a region that does not exist', { ...popup, region: 'uk' }, 'region: allowed are us, eu.'],
  [
    'an exit trigger without pixels',
    { ...popup, options: { open: 'exit' } },
    "options.openValue: open: 'exit' needs it: pixels from the window's top, above 0.",
  ],
  [
    'a scroll trigger without a share',
    { ...popup, options: { open: 'scroll', openValue: 0 } },
    "options.openValue: open: 'scroll' needs it: per cent of the page, above 0.",
  ],
  [
    'a value without a trigger',
    { ...popup, options: { openValue: 5 } },
    'options.open: openValue needs it; allowed are exit, scroll, time.',
  ],
  [
    'closing after 0 ms, which the library takes for never',
    { ...popup, options: { autoClose: 0 } },
    'options.autoClose: give true (500 ms) or a number of milliseconds above 0.',
  ],
  [
    'two preselected questions',
    { ...popup, options: { preselect: { a: 'b', c: 'd' } } },
    'options.preselect: give one question: one answer.',
  ],
  [
    'pasted HTML of a live embed',
    { pages: '/legal', title: 'A form', html: '<div data-tf-live="x"></div>' },
    'html: give one of data-tf-popup, data-tf-slider, data-tf-popover, data-tf-sidetab, data-tf-widget. data-tf-live is not: it fetches its HTML from another company.',
  ],
  ['an entry that is no entry', 'popup', 'give an entry in { }.'],
])('refuses %s, with field and what is allowed', (_, launcher, problem) => {
  const place = `content/launchers.ts: launchers[0]${problem.startsWith('give') ? ': ' : '.'}`;
  expect(launcherProblems([launcher]).map(sentenceOf)).toContainEqual(expect.stringContaining(place + problem));
});

test('refuses a second popover or side tab on a page, which would cover the first', () => {
  expect(launcherProblems([sideTab, { ...sideTab, pages: ['/', '/legal'] }]).map(sentenceOf)).toEqual([
    'content/launchers.ts: launchers[1].pages: /legal has a side-tab already; allowed is one a page.',
  ]);
  expect(launcherProblems([sideTab, { ...sideTab, pages: '/' }])).toEqual([]);
});
