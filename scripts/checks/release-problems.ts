import type { Launcher, Question } from '../../content/types';
import { type Problem, problemReporter } from '../../lib/problem';
import type { ContentValue } from './file-problems';

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

/** Questions without an answer. */
export function answerProblems(file: string, rows: readonly Question[]): Problem[] {
  const problem = problemReporter(file);
  return rows
    .filter(({ answer }) => !answer)
    .map(({ id, question }) => problem(`${id} "${question}"`, 'has no answer yet; write it, or take the question out'));
}
