/** `npm run check:release`: lists what must not ship, by what the owner has to do, and fails while there is any. */

import nextEnv from '@next/env';
import { claims } from '../../content/claims';
import { launchers } from '../../content/launchers';
import { questions } from '../../content/questions';
import { yourFiles } from '../../content/your-files';
import { inspectPublications } from '../../data/read-publications';
import type { Problem } from '../../lib/problem';
import { ownValues, walk, walkContent } from './content-values';
import { answerProblems, formProblems, sampleProblems } from './release-problems';
import { releaseReport } from './release-report';

/** Everything that must not ship. The settings are those of the environment. */
export async function releaseProblems(): Promise<Problem[]> {
  const { publications, drafts } = await inspectPublications();
  const values = [
    ...ownValues(await walkContent()),
    ...[...publications, ...drafts.publications].flatMap((publication) => [
      ...walk(`content/publications/${publication.slug}.md`, publication, ''),
    ]),
  ];
  const problems = [
    ...sampleProblems(values),
    ...formProblems(process.env, launchers),
    ...answerProblems('content/your-files.ts', yourFiles.rows),
    ...answerProblems('content/questions.ts', questions.rows),
  ];
  const note = (file: string, field: string, message: string) => problems.push({ file, field, message });
  const cases = publications.reduce((sum, publication) => sum + publication.cases, 0);
  if (cases < claims.cases.value) {
    note('content/claims.ts', 'claims.cases', `says ${claims.cases.said}; the publications hold ${cases}`);
  }
  return problems;
}

if (process.argv[1]?.endsWith('run-release.ts')) {
  // Settings count from the files that the build reads them from, such as .env.local.
  nextEnv.loadEnvConfig('.', false, { info: () => {}, error: console.error });
  const problems = await releaseProblems();
  for (const line of releaseReport(problems)) process.stdout.write(`${line}\n`);
  process.stdout.write(problems.length === 0 ? 'Ready for release.\n' : 'Not ready for release.\n');
  process.exit(problems.length === 0 ? 0 : 1);
}
