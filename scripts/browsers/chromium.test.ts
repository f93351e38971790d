import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureChromium, findChromium, findHeadlessShell } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const at = (name: string) => join(folder, name);
const playwrights = 'playwright/chromium-1234/chrome-linux/chrome';
const shell = 'playwright/chromium_headless_shell-1234/chrome-linux/headless_shell';
const alone = 'alone/chromium-1234/chrome-linux/chrome';
for (const name of [
  'mine/chrome',
  playwrights,
  shell,
  alone,
  'first/google-chrome',
  'second/chromium',
  'shell/headless_shell',
]) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), '');
}
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

/** A machine on which a Chromium is there after the named command, from the start (''), or never; and a shell, or none. */
function machine(after: string | undefined, isCi: boolean, hasShell = true) {
  const ran: string[] = [];
  const isThere = () => after !== undefined && (after === '' || ran.some((command) => command.includes(after)));
  const trouble = ensureChromium({
    isCi,
    find: () => (isThere() ? '/bin/chromium' : undefined),
    findShell: () => (hasShell ? '/bin/chromium-headless-shell' : '/bin/chromium'),
    install: (command) => void ran.push(command),
  });
  return { ran, trouble };
}

const sentence =
  'No Chromium: `npx playwright install chromium` brought none. Install one and set CHROMIUM_PATH to its program.';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([true, false])('installs nothing where there is a Chromium (CI: %s)', (isCi) => {
  expect(machine('', isCi)).toEqual({ ran: [], trouble: undefined });
});

test('CI brings the headless shell where there is the whole browser alone; a person is asked for nothing more', () => {
  const { ran, trouble } = machine('', true, false);
  expect(ran).toEqual([expect.stringMatching(/^apt-get .*install .*chromium-headless-shell$/)]);
  expect(trouble).toBeUndefined();
  expect(machine('', false, false).ran).toEqual([]);
});

test('asks Playwright’s installer alone on a person’s machine, without the system’s libraries', () => {
  expect(machine(undefined, false)).toEqual({ ran: ['npx playwright install chromium'], trouble: sentence });
});

test.each([
  ['playwright install chromium', 2],
  ['apt-get', 3],
])('CI goes on until %s has brought one', (after, count) => {
  const { ran, trouble } = machine(after, true);
  expect(ran).toHaveLength(count);
  expect(ran.at(-1)).toContain(after);
  expect(trouble).toBeUndefined();
});

test('where none can be had it says what to do, in one sentence', () => {
  expect(machine(undefined, true).trouble).toBe(sentence);
});
