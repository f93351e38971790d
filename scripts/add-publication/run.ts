/**
 * `npm run publication -- a.pdf b.pdf` makes publications of PDFs, in the first list, and says what is left to fill in.
 * `--list whitepapers` names another list, `--id 18` the first one's label. `--remove slug slug` removes publications.
 */
import { parseArgs } from 'node:util';
import { publicationLists } from '../../content/publication-lists';
import type { Publication } from '../../content/types';
import { inspectPublications } from '../../data/read-publications';
import { formatSize } from '../../lib/format-size';
import { exitWithError } from '../exit-with-error';
import { addPublication } from './add-publication';
import { removePublication } from './remove-publication';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'string', default: publicationLists[0].id },
    id: { type: 'string' },
    remove: { type: 'string', multiple: true },
  },
});
const lists = publicationLists.map(({ id }) => id as string);
// After `--remove` every name that is not a PDF's is another slug.
const isFile = (name: string) => !values.remove || /\.pdf$/i.test(name);
if (positionals.length === 0 && !values.remove) exitWithError('Name the PDF: npm run publication -- path/to/file.pdf');
if (!lists.includes(values.list))
  exitWithError(`--list ${values.list} is not a list: it is one of "${lists.join('", "')}".`);

for (const slug of [...(values.remove ?? []), ...positionals.filter((name) => !isFile(name))]) {
  await attempt(slug, () => removePublication(slug, '.').join('\n'));
}
const { publications, drafts } = await inspectPublications();
const ids = [...publications, ...drafts.publications]
  .filter(({ list }) => list === values.list)
  .map(({ id }) => Number(id) || 0);
const newest = Math.max(0, ...ids);
let id = values.id || String(newest + 1);
for (const file of positionals.filter(isFile)) {
  await attempt(file, async () => {
    const added = await addPublication(file, { root: '.', list: values.list as Publication['list'], id });
    id = String((Number(id) || newest) + 1);
    return [
      `${added.markdown}: "${added.title}", ${added.pages} pages, ${formatSize(added.bytes)}`,
      'Left to fill in:',
      ...added.left.map(({ field, message }) => `  ${field}: ${message}`),
      ...(added.advice.length > 0 ? ['You can also improve the PDF:'] : []),
      ...added.advice.map((line) => `  ${line}`),
    ].join('\n');
  });
}

/** Prints what was done, or why not, and goes on with the next. */
async function attempt(name: string, work: () => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${(error as Error).message}. Nothing was changed.\n`);
  }
}
