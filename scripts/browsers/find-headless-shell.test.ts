import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findHeadlessShell } from './find-headless-shell';

const folder = mkdtempSync(join(tmpdir(), 'shell-'));
const at = (name: string) => join(folder, name);
for (const name of [
  'mine/chrome',
  'own/chromium-1234/chrome-linux/chrome',
  'own/chromium_headless_shell-1234/chrome-linux/headless_shell',
  'alone/chromium-1234/chrome-linux/chrome',
  'system/chromium-headless-shell',
]) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), '');
}
const own = at('own/chromium-1234/chrome-linux/chrome');
const ownAlone = at('alone/chromium-1234/chrome-linux/chrome');

test.each([
  ['CHROMIUM_PATH before all', { CHROMIUM_PATH: at('mine/chrome'), PATH: at('system') }, own, 'mine/chrome'],
  [
    'the one beside Playwright’s Chromium before the system’s',
    { PATH: at('system') },
    own,
    'own/chromium_headless_shell-1234/chrome-linux/headless_shell',
  ],
  ['the system’s', { PATH: at('system') }, ownAlone, 'system/chromium-headless-shell'],
  [
    'a whole Chromium where there is no shell',
    { PATH: at('empty') },
    ownAlone,
    'alone/chromium-1234/chrome-linux/chrome',
  ],
])('takes %s', (_, env, playwrights, expected) => {
  expect(findHeadlessShell(env, playwrights)).toBe(at(expected));
});

test('finds none where there is neither', () => {
  expect(findHeadlessShell({ PATH: at('empty') }, at('no/such'))).toBeUndefined();
});
