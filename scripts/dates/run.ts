/**
 * `npm run dates`: gives every page whose words have changed today's date, for the sitemap. Run it before a release;
 * `npm run check:release` says when it is needed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { changedPages } from './changed-pages';

const file = 'content/page-dates.json';
const recorded = JSON.parse(await readFile(file, 'utf8'));
const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');

for (const { path, words } of await changedPages(recorded)) {
  recorded[path] = { date: `${day}-${month}-${year}`, words };
  process.stdout.write(`${path}: ${day}-${month}-${year}\n`);
}
await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
