import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchers } from '../../content/launchers';
import { redirects } from '../../content/redirects';
import { inspectPublications } from '../../data/read-publications';
import { formSettingsProblems } from '../../lib/form-settings';
import { addressProblems } from './address-problems';
import { captionsProblems } from './captions-problems';
import { claimProblems } from './claim-problems';
import { editorialProblems } from './editorial-problems';
import { launcherProblems } from './launcher-problems';
import { linkProblems } from './link-problems';
import { metadataProblems } from './metadata-problems';
import { ownValues } from './own-values';
import { pageContentProblems } from './page-content-problems';
import { pdfProblems } from './pdf-problems';
import { pictureProblems } from './picture-problems';
import { publishedSlugs } from './published-slugs';
import { siteAddresses } from './site-addresses';
import { videoProblems } from './video-problems';
import { walk, walkContent } from './walk-content';

/**
 * The problems of content whose files run; see content-problems.ts.
 *
 * @throws whatever a content file throws when it is run
 */
export async function loadedContentProblems(): Promise<string[]> {
  const { publications, problems } = await inspectPublications();
  const values = ownValues(await walkContent());
  const covers = publications.flatMap(({ slug, image }) => [...walk(`content/publications/${slug}.md`, { image }, '')]);
  // A file with a mistake in it is a publication all the same: its address is neither gone nor free.
  const slugs = (await readdir('content/publications'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''));
  const addresses = siteAddresses(values, slugs);
  const problemLists = [
    formSettingsProblems(),
    problems,
    await pdfProblems(publications),
    await pictureProblems([...values, ...covers]),
    addressProblems({ slugs, published: await publishedSlugs(), redirects, answers: addresses.answers }),
    pageContentProblems(values, { exists: (path) => existsSync(join('public', path)) }),
    linkProblems(values, addresses),
    claimProblems(),
    metadataProblems(values),
    editorialProblems(values),
    videoProblems(values),
    await captionsProblems(values),
    launcherProblems(launchers),
  ];
  return problemLists.flat();
}
