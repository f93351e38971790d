import type { ContentValue } from './walk-content';

/**
 * What must not ship: content that is still a sample, a site without a form of its own, a form in sandbox mode (which
 * stores no answer). R6.7, docs/design.md §7.
 *
 * @param values everything in content/, publications included
 * @param env the environment the release is built in
 * @returns sentences `file: field: what is to be done`
 */
export function releaseProblems(values: readonly ContentValue[], env: Record<string, string | undefined>): string[] {
  const samples = values
    .filter(({ field, value }) => value === true && (field === 'sample' || field.endsWith('.sample')))
    .map(
      ({ file, field }) =>
        `${file}: ${field.replace(/\.?sample$/, '') || 'front matter'}: is a sample; put the real content in and remove "sample"`,
    );
  const form = env.NEXT_PUBLIC_TYPEFORM_ID
    ? []
    : ['environment: NEXT_PUBLIC_TYPEFORM_ID: is not set; the built-in form page keeps no answer'];
  const sandbox =
    env.NEXT_PUBLIC_TYPEFORM_SANDBOX === 'true'
      ? ['environment: NEXT_PUBLIC_TYPEFORM_SANDBOX: is on; in sandbox mode the form stores no answer']
      : [];
  return [...samples, ...form, ...sandbox];
}
