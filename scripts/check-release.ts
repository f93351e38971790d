/** `npm run check:release`: lists what must not ship, file and field a line, and fails while there is any. */
import { launchers } from '../content/launchers';
import { launcherReleaseProblems } from '../lib/launchers/release-problems';
import { changedPages } from '../lib/page-dates';
import { inspectPublications } from '../lib/publications/read-publications';
import { releaseProblems } from '../lib/release-problems';
import { walk, walkContent } from '../lib/walk-content';

const { publications } = await inspectPublications();
const values = [
  ...(await walkContent()),
  ...publications.flatMap((publication) => [...walk(`content/publications/${publication.slug}.md`, publication, '')]),
];
const stale = (await changedPages()).map(
  ({ path }) => `content/page-dates.json: ${path}: its words have changed since its date; run "npm run dates"`,
);
const problems = [...releaseProblems(values, process.env), ...launcherReleaseProblems(launchers), ...stale];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(problems.length === 0 ? 'Ready for release.\n' : `${problems.length} to mend before a release.\n`);
process.exit(problems.length === 0 ? 0 : 1);
