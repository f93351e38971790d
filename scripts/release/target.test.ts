import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTarget } from './target';

const folder = mkdtempSync(join(tmpdir(), 'target-'));
const at = (name: string) => join(folder, name);
for (const name of ['empty', 'used/releases', 'with an application', 'other', 'a [pattern]']) {
  mkdirSync(at(name), { recursive: true });
}
writeFileSync(at('with an application/application.conf'), '');
writeFileSync(at('other/thesis.pdf'), '');

test.each([
  ['cloudflare', { host: 'Cloudflare' }],
  ['https://www.example.com/legal/?a', { host: 'Cloudflare', site: 'https://www.example.com' }],
  [at('empty'), { host: 'nginx', base: at('empty') }],
  [at('used/'), { host: 'nginx', base: at('used') }],
  [at('with an application'), { host: 'nginx', base: at('with an application') }],
])('%s is known', (word, expected) => {
  expect(readTarget(word)).toEqual(expected);
});

test.each([
  [undefined, 'Where to?'],
  ['clodflare', '“clodflare” is neither an address nor a folder'],
  ['srv/site', '“srv/site” is neither'],
  ['htps://www.example.com', 'neither'],
  ['https://', 'neither'],
  [at('emty'), `There is no folder ${at('emty')}.`],
  [at('other'), 'holds something else'],
  [at('a [pattern]'), 'takes for a pattern'],
])('%s is refused, in one sentence', (word, sentence) => {
  expect(() => readTarget(word)).toThrow(sentence);
});
