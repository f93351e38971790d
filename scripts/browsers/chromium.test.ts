import { delimiter, join } from 'node:path';
import { folderWith } from '../testing/folder-with';
import { ensureChromium, findChromium, findHeadlessShell } from './chromium';

const playwrights = 'playwright/chromium-1234/chrome-linux/chrome';
const shell = 'playwright/chromium_headless_shell-1234/chrome-linux/headless_shell';
const alone = 'alone/chromium-1234/chrome-linux/chrome';
const folder = folderWith({
  'mine/chrome': '',
  [playwrights]: '',
  [shell]: '',
  [alone]: '',
  'first/google-chrome': '',
  'second/chromium': '',
  'shell/headless_shell': '',
});
const at = (name: string) => join(folder, name);
const path = [at('empty'), at('first'), at('second')].join(delimiter);
const own = { CHROMIUM_PATH: at('mine/chrome'), PATH: path };

test.each([
  ['CHROMIUM_PATH before all', own, playwrights, 'mine/chrome'],
  ['Playwright’s own before the system’s', { PATH: path }, playwrights, playwrights],
  ['the system’s, in the order of its PATH', { PATH: path }, 'no/such', 'first/google-chrome'],
  ['the next where CHROMIUM_PATH names nothing', { ...own, CHROMIUM_PATH: at('gone') }, playwrights, playwrights],
  ['the next where CHROMIUM_PATH is empty', { ...own, CHROMIUM_PATH: '' }, 'no/such', 'first/google-chrome'],
])('a Chromium: takes %s', (_, env, download, expected) => {
  expect(findChromium(env, at(download))).toBe(at(expected));
});

test.each([
  ['CHROMIUM_PATH before all', { ...own, PATH: at('shell') }, playwrights, 'mine/chrome'],
  ['the one beside Playwright’s Chromium before the system’s', { PATH: at('shell') }, playwrights, shell],
  ['the system’s', { PATH: at('shell') }, alone, 'shell/headless_shell'],
  ['a whole Chromium where there is no shell', { PATH: at('empty') }, alone, alone],
])('a headless shell: takes %s', (_, env, download, expected) => {
  expect(findHeadlessShell(env, at(download))).toBe(at(expected));
});

test('finds none where there is none', () => {
  expect(findChromium({ PATH: at('empty') }, at('no/such'))).toBeUndefined();
  expect(findHeadlessShell({ PATH: at('empty') }, at('no/such'))).toBeUndefined();
});

const sentence =
  'No Chromium: `npx playwright install chromium` brought none. Install one and set CHROMIUM_PATH to its program.';
const fromPlaywright = /^npx playwright install chromium$/;
const forCi = [/--with-deps chromium$/, fromPlaywright, /^apt-get .* chromium$/];
afterEach(() => jest.restoreAllMocks());

// `after`: the command that brings one; '' where one is there from the start.
test.each<[string, { after?: string; isCi?: boolean; hasShell?: boolean }, readonly RegExp[]]>([
  ['a person for nothing where there is a Chromium', { after: '', hasShell: false }, []],
  ['CI for nothing where there are both', { after: '', isCi: true }, []],
  [
    'CI for the headless shell beside the whole browser',
    { after: '', isCi: true, hasShell: false },
    [/-headless-shell$/],
  ],
  ['Playwright’s installer alone for a person, without the system’s libraries', {}, [fromPlaywright]],
  ['CI until one is there', { after: 'install chromium', isCi: true }, forCi.slice(0, 2)],
  ['CI until the last, and then says what to do', { isCi: true }, forCi],
])('asks %s', (_, { after, isCi = false, hasShell = true }, commands) => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const ran: string[] = [];
  const isThere = () => after !== undefined && (after === '' || ran.some((command) => command.includes(after)));
  const trouble = ensureChromium({
    isCi,
    find: () => (isThere() ? '/bin/chromium' : undefined),
    findShell: () => (hasShell ? '/bin/chromium-headless-shell' : '/bin/chromium'),
    install: (command) => void ran.push(command),
  });
  expect(ran).toEqual(commands.map((command) => expect.stringMatching(command)));
  expect(trouble).toBe(after === undefined ? sentence : undefined);
});
