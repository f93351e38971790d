import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchers } from '@/content/launchers';
import { formSettingsProblems } from './form-settings';
import { launcherProblems } from './launchers/problems';
import { pageContentProblems } from './page-content-problems';
import { pdfProblems } from './publications/pdf-problems';
import { inspectPublications } from './publications/read-publications';
import { walkContent } from './walk-content';

/**
 * Everything that is wrong with content/ and the settings, a sentence each: "file: field: what is wrong and what is
 * allowed". Empty when the site may be built.
 */
export async function contentProblems(): Promise<string[]> {
  const { publications, problems } = await inspectPublications();
  const pages = pageContentProblems(await walkContent(), { exists: (path) => existsSync(join('public', path)) });
  return [
    ...formSettingsProblems(),
    ...problems,
    ...(await pdfProblems(publications)),
    ...pages,
    ...launcherProblems(launchers),
  ];
}
