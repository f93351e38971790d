import { readdirSync, readFileSync } from 'node:fs';
import { wordsOf } from '@/e2e/support/words-of';
import { claims } from './claims';
import { features } from './features';
import { site } from './site';
import type { Claim } from './types';

test('the larger figure of documents is spoken of once, by a feature (R1.4)', () => {
  expect(wordsOf(features).filter((text) => text.includes(claims.repositoryDocuments.display))).toHaveLength(1);
});

test('role-based access to documents, groups, and the rights to read and to write are spoken of (R1.10)', () => {
  const words = wordsOf(features).join(' ');
  for (const right of [/role-based access to documents/i, /groups/, /right to read or to write/]) {
    expect(words).toMatch(right);
  }
});

test('a sentence says "over" where the figure has its plus (R1.3), and nowhere else', () => {
  for (const { display, said } of Object.values<Claim>(claims))
    expect([display, said.startsWith('over ')]).toEqual([display, display.endsWith('+')]);
});

test('one line renames the site: no other file of words has the brand’s name', () => {
  const files = readdirSync('content').filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'site.ts');
  expect(files.filter((name) => readFileSync(`content/${name}`, 'utf8').includes(site.name))).toEqual([]);
});
