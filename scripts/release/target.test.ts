import { join } from 'node:path';
import { folderWith } from '../testing/folder-with';
import { readTarget } from './target';

const folder = folderWith({
  'used/releases/1/index.html': '',
  'with an application/application.conf': '',
  'other/thesis.pdf': '',
  'a [pattern]/releases/1/index.html': '',
});
const at = (name: string) => join(folder, name);
const empty = folderWith();

test.each([
  ['cloudflare', { host: 'Cloudflare' }],
  ['https://www.example.com/legal/?a', { host: 'Cloudflare', site: 'https://www.example.com' }],
  [empty, { host: 'nginx', base: empty }],
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
