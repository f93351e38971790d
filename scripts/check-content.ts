/**
 * Runs before every build: reads content and settings, prints one sentence per mistake with file and field, and stops
 * the build. The rules live in lib/, so `next dev` and the tests report the same sentences.
 */
import { contentProblems } from '../lib/content-problems';
import { recordSlugs } from '../lib/publications/published-slugs';
import { inspectPublications } from '../lib/publications/read-publications';

const problems = await contentProblems();
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exit(1);

const { publications } = await inspectPublications();
const added = await recordSlugs(publications.map(({ slug }) => slug));
for (const slug of added) process.stdout.write(`content/published-slugs.json: added ${slug}; commit it.\n`);
