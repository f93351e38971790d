/**
 * `npm run dates`: gives every page whose words have changed today's date, for the sitemap. Run it before a release;
 * `npm run check:release` says when it is needed.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import recorded from '../../content/page-dates.json' with { type: 'json' };
import { type PageDates, type PagePath, pagePaths } from '../../lib/pages';
import { walkContent } from './content-values';
import { contentOf } from './page-problems';

/** Pages whose words are no longer the recorded ones, with the fingerprint of their words now. */
export async function changedPages(): Promise<Array<{ path: PagePath; words: string }>> {
  const values = await walkContent();
  return pagePaths
    .map((path) => {
      const files = contentOf(path);
      const own = values.filter(({ file, value }) => files.includes(file) && typeof value !== 'object');
      const words = createHash('sha256').update(JSON.stringify(own.map(({ field, value }) => [field, value])));
      return { path, words: words.digest('hex').slice(0, 12) };
    })
    .filter(({ path, words }) => (recorded as PageDates)[path]?.words !== words);
}

if (process.argv[1]?.endsWith('page-dates.ts')) {
  const date = new Date().toISOString().slice(0, 10).split('-').reverse().join('-');
  const changed = await changedPages();
  for (const { path } of changed) process.stdout.write(`${path}: ${date}\n`);
  const added = Object.fromEntries(changed.map(({ path, words }) => [path, { date, words }]));
  writeFileSync('content/page-dates.json', `${JSON.stringify({ ...recorded, ...added }, null, 2)}\n`);
}
