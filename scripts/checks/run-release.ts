/** `npm run check:release`: lists what must not ship, by what the owner has to do, and fails while there is any. */
import { launchers } from '../../content/launchers';
import { questions } from '../../content/questions';
import type { Launcher, Question } from '../../content/types';
import { yourFiles } from '../../content/your-files';
import { inspectPublications } from '../../data/read-publications';
import { type Problem, problemReporter } from '../../lib/problem';
import { countingHost } from '../../site/counting-attributes';
import { loadEnvFiles } from '../load-env-files';
import { publicationValues } from './check-content';
import { exportProblems } from './export-problems';
import { type ContentValue, contentValues, fileProblems } from './file-problems';
import { readContent } from './read-content';

/** Everything in content, the environment and the export that must not ship. */
export async function releaseProblems(): Promise<Problem[]> {
  const { modules, problems: unread } = await readContent();
  const wrong = [...unread, ...fileProblems(modules)];
  if (wrong.length > 0) return wrong;
  const { publications, drafts } = await inspectPublications();
  return [
    ...sampleProblems([
      ...contentValues(modules),
      ...[...publications, ...drafts.publications].flatMap(publicationValues),
    ]),
    ...formProblems(process.env, launchers),
    ...answerProblems('content/your-files.ts', [...yourFiles.rows, ...Object.values(yourFiles.places)]),
    ...answerProblems('content/questions.ts', questions.rows),
    ...exportProblems(countingHost),
  ];
}

/** Content that is still a sample. */
export function sampleProblems(values: readonly ContentValue[]): Problem[] {
  return values
    .filter(({ kind }) => kind === 'sample')
    .map(({ file, field }) => ({
      file,
      field: field.replace(/\.?sample$/, '') || 'front matter',
      message: 'is a sample; put the real content in and remove "sample"',
    }));
}

const builtIn = 'the built-in form page keeps no answer';
const sandbox = 'in sandbox mode the form stores no answer';

/** Forms that would lose answers on a live site (R6.7), with the environment that the release is built in. */
export function formProblems(env: Record<string, string | undefined>, launchers: readonly Launcher[]): Problem[] {
  const setting = problemReporter('environment');
  return [
    !env.NEXT_PUBLIC_TYPEFORM_ID && setting('NEXT_PUBLIC_TYPEFORM_ID', `is not set; ${builtIn}`),
    env.NEXT_PUBLIC_TYPEFORM_SANDBOX === 'true' && setting('NEXT_PUBLIC_TYPEFORM_SANDBOX', `is on; ${sandbox}`),
    ...launchers.flatMap((launcher, index) => {
      const problem = problemReporter('content/launchers.ts', `launchers[${index}].`);
      return [
        !launcher.formId && problem('formId', `is not set; ${builtIn}`),
        launcher.options?.enableSandbox === true && problem('options.enableSandbox', `is on; ${sandbox}`),
      ];
    }),
  ].filter((found) => found !== false);
}

function answerProblems(file: string, rows: readonly Question[]): Problem[] {
  const problem = problemReporter(file);
  return rows
    .filter(({ answer }) => !answer)
    .map(({ id, question }) => problem(`${id} "${question}"`, 'has no answer yet; write it, or take the question out'));
}

/** Lines to print: each task once, and below it a line for each file with the fields. */
export function releaseReport(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ message }) => message))].flatMap((task) => {
    const places = problems.filter(({ message }) => message === task);
    const lines = [...new Set(places.map(({ file }) => file))].map((file) => {
      const fields = places.filter((place) => place.file === file).map(({ field }) => field);
      return `  ${file}: ${fields.length > 4 ? `${fields.length} places` : fields.join(', ')}`;
    });
    return [`${task[0]?.toUpperCase()}${task.slice(1)}:`, ...lines];
  });
}

if (process.argv[1]?.endsWith('run-release.ts')) {
  loadEnvFiles();
  releaseProblems().then((problems) => {
    for (const line of releaseReport(problems)) process.stdout.write(`${line}\n`);
    process.stdout.write(problems.length === 0 ? 'Ready for release.\n' : 'Not ready for release.\n');
    process.exit(problems.length === 0 ? 0 : 1);
  });
}
