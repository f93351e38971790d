import { delimiter, join } from 'node:path';
import { folderWith } from '../testing/folder-with';
import { findChromium, findHeadlessShell } from './chromium';

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
