/**
 * Runs before every build: reads content and settings, prints one sentence per mistake with file and field, and stops
 * the build. `next dev` runs it with `--dev` after every change (instrumentation.ts): then nothing is recorded.
 */
import { once } from 'node:events';
import { isDraftPreview } from '../../lib/draft-preview';
import { problemSentence } from '../../lib/problem';
import { loadEnvFiles } from '../load-env-files';
import { readContent } from './read-content';

const isDev = process.argv.includes('--dev');
// Beside `next dev` a process waits for the next change (watch.ts), with the slow packages loaded.
if (isDev && process.send) {
  const changed = once(process, 'message');
  await Promise.all([import('sharp'), import('yaml'), import('zod'), import('pdf-lib')]);
  await changed;
}
loadEnvFiles(isDev);

if (!isDev) process.stdout.write('Checking content/\n');
const { modules, problems: unread } = await readContent();
// Imported now, since it imports content itself, which may be unreadable.
const { problems, notes } =
  unread.length > 0 ? { problems: unread, notes: [] } : await (await import('./check-content')).checkContent(modules);
for (const sentence of new Set(problems.map(problemSentence))) process.stderr.write(`${sentence}\n`);
if (problems.length > 0) process.exit(1);
for (const note of notes) process.stdout.write(`${problemSentence(note)} (a note)\n`);

const { inspectPublications } = await import('../../data/read-publications');
const { publications, drafts } = await inspectPublications();
for (const slug of drafts.slugs)
  process.stdout.write(
    `content/publications/${slug}.md: is a draft: ${isDraftPreview() ? 'only in this preview' : 'left out of the site'}.\n`,
  );
if (isDev || isDraftPreview()) process.exit(0);

const { recordSlugs } = await import('./published-slugs');
const { notesOnPdfsWithoutText } = await import('../../data/pdf-text');
for (const notice of await notesOnPdfsWithoutText(publications)) process.stdout.write(`${notice}\n`);
const { groupCasesBySubject } = await import('../../data/read-subjects');
const findable = groupCasesBySubject(publications).filter(({ isIndexable }) => isIndexable);
const added = await recordSlugs([
  ...publications.filter(({ sample }) => !sample).map(({ slug }) => slug),
  ...findable.map(({ id }) => `subjects/${id}`),
]);
for (const slug of added) process.stdout.write(`content/published-slugs.json: added ${slug}; commit it.\n`);
