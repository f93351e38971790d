import type { Launcher } from '../../content/launcher-types';

/**
 * Launchers that would lose answers on a live site: without a form's id the built-in page opens, which keeps nothing;
 * in sandbox mode the service keeps nothing.
 *
 * @returns sentences `file: field: what is to be done`, for `npm run check:release`
 */
export function launcherReleaseProblems(launchers: readonly Launcher[]): string[] {
  return launchers.flatMap((launcher, index) => {
    const field = `content/launchers.ts: launchers[${index}]`;
    if ('html' in launcher) {
      return /data-tf-enable-sandbox(?!\s*=\s*["']?(no|false))/.test(launcher.html)
        ? [`${field}.html: has data-tf-enable-sandbox; in sandbox mode the form stores no answer`]
        : [];
    }
    return [
      ...(launcher.formId ? [] : [`${field}.formId: is not set; the built-in form page keeps no answer`]),
      ...(launcher.options?.enableSandbox
        ? [`${field}.options.enableSandbox: is on; in sandbox mode the form stores no answer`]
        : []),
    ];
  });
}
