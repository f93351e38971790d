import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchers } from '@/content/launchers';
import { redirects } from '@/content/redirects';
import { formSettingsProblems } from './form-settings';
import { launcherProblems } from './launchers/problems';
import { pageContentProblems } from './page-content-problems';
import { addressProblems } from './publications/address-problems';
import { pdfProblems } from './publications/pdf-problems';
import { publishedSlugs } from './publications/published-slugs';
import { inspectPublications } from './publications/read-publications';
import { walkContent } from './walk-content';

/**
 * Everything that is wrong with content/ and the settings, a sentence each: "file: field: what is wrong and what is
 * allowed". Empty when the site may be built.
 */
export async function contentProblems(): Promise<string[]> {
  const { publications, problems } = await inspectPublications();
  const addresses = addressProblems({
    slugs: publications.map(({ slug }) => slug),
    published: await publishedSlugs(),
    redirects,
  });
  const pages = pageContentProblems(await walkContent(), { exists: (path) => existsSync(join('public', path)) });
  return [
    ...formSettingsProblems(),
    ...problems,
    ...(await pdfProblems(publications)),
    ...addresses,
    ...pages,
    ...launcherProblems(launchers),
  ];
}
