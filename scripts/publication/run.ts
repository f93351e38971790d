/**
 * `npm run publication -- path/to/file.pdf`: takes a PDF in as a publication of the Kenya list, and says what is left to
 * fill in. `--list whitepapers` puts it into the other list, `--id 18` gives it another label.
 */
import { parseArgs } from 'node:util';
import { publicationLists } from '../../content/publication-lists';
import type { Publication } from '../../content/types';
import { formatSize } from '../../lib/format-size';
import { inspectPublications } from '../../lib/publications/read-publications';
import { addPublication } from './add-publication';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string', default: publicationLists[0].id }, id: { type: 'string' } },
});
const [file] = positionals;
const lists = publicationLists.map(({ id }) => id as string);
if (!file) fail('Name the PDF: npm run publication -- path/to/file.pdf');
if (!lists.includes(values.list)) fail(`--list ${values.list} is not a list: it is one of "${lists.join('", "')}".`);

const { publications } = await inspectPublications();
const ids = publications.filter(({ list }) => list === values.list).map(({ id }) => Number(id) || 0);
const id = values.id ?? String(Math.max(0, ...ids) + 1);

try {
  const added = await addPublication(file, { root: '.', list: values.list as Publication['list'], id });
  process.stdout.write(`${added.markdown}: "${added.title}", ${added.pages} pages, ${formatSize(added.bytes)}\n`);
  process.stdout.write(`Left to fill in:\n${added.left.map((problem) => `  ${problem}\n`).join('')}`);
  process.stdout.write(`Then draw the picture of its shared link: npm run assets:publications -- ${added.slug}\n`);
} catch (error) {
  fail(`${file} ${(error as Error).message}. Nothing was changed.`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
