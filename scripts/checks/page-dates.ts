/**
 * `npm run dates`: gives every page whose words have changed today's date, for the sitemap. Run it before a release;
 * `npm run check:release` says when it is needed.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import recorded from '../../content/page-dates.json' with { type: 'json' };
import { asWritten, today } from '../../data/publication-day';
import { type PageDates, pagePaths } from '../../lib/pages';
import { walkContent } from './content-values';
import { contentOf } from './page-problems';

/** Pages whose words are no longer the recorded ones, with the day it is and the fingerprint of their words now. */
export async function changedPages(dates: PageDates = recorded) {
  const date = asWritten(today());
  const values = await walkContent();
  return pagePaths
    .map((path) => {
      const files = contentOf(path);
      const own = values.filter(({ file, value }) => files.includes(file) && typeof value !== 'object');
      const words = createHash('sha256').update(JSON.stringify(own.map(({ field, value }) => [field, value])));
      return { path, date, words: words.digest('hex').slice(0, 12) };
    })
    .filter(({ path, words }) => dates[path]?.words !== words);
}

if (process.argv[1]?.endsWith('page-dates.ts')) record();

async function record(): Promise<void> {
  const changed = await changedPages();
  for (const { path, date } of changed) process.stdout.write(`${path}: ${date}\n`);
  const added = Object.fromEntries(changed.map(({ path, ...written }) => [path, written]));
  writeFileSync('content/page-dates.json', `${JSON.stringify({ ...recorded, ...added }, null, 2)}\n`);
}
