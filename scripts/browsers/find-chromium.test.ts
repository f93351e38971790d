import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findChromium } from './find-chromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const at = (name: string) => join(folder, name);
for (const name of ['mine/chrome', 'playwright/chrome', 'first/google-chrome', 'second/chromium']) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), '');
}
const path = [at('empty'), at('first'), at('second')].join(delimiter);

test.each([
  ['CHROMIUM_PATH before all', { CHROMIUM_PATH: at('mine/chrome'), PATH: path }, 'playwright/chrome', 'mine/chrome'],
  ['Playwright’s own before the system’s', { PATH: path }, 'playwright/chrome', 'playwright/chrome'],
  ['the system’s, in the order of its PATH', { PATH: path }, 'no/such', 'first/google-chrome'],
  [
    'the next where CHROMIUM_PATH names nothing',
    { CHROMIUM_PATH: at('gone'), PATH: '' },
    'playwright/chrome',
    'playwright/chrome',
  ],
  ['the next where CHROMIUM_PATH is empty', { CHROMIUM_PATH: '', PATH: path }, 'no/such', 'first/google-chrome'],
])('takes %s', (_, env, own, expected) => {
  expect(findChromium(env, at(own))).toBe(at(expected));
});

test('finds none where there is none', () => {
  expect(findChromium({ PATH: at('empty') }, at('no/such'))).toBeUndefined();
});
