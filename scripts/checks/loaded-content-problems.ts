import { readdir } from 'node:fs/promises';
import { launchers } from '../../content/launchers';
import { redirects } from '../../content/redirects';
import { inspectPublications } from '../../data/read-publications';
import { formSettingsProblems } from '../../lib/form-settings';
import type { Problem } from '../../lib/problem';
import { addressProblems } from './address-problems';
import { readableCaptions } from './captions-problems';
import { casesOfCountries, claimProblems } from './claim-problems';
import { ownValues, walk, walkContent } from './content-values';
import { houseStyle } from './editorial-problems';
import { launcherProblems } from './launcher-problems';
import { linksWithin } from './link-problems';
import { pdfProblems } from './pdf-problems';
import { drawablePicture } from './picture-problems';
import { publishedSlugs } from './published-slugs';
import { siteAddresses } from './site-addresses';
import { emptyOrMissing, metadata, textProblems, videoAddress } from './text-problems';

/**
 * The problems of content whose files run; see content-problems.ts.
 *
 * @throws whatever a content file throws when it is run
 */
export async function loadedContentProblems(): Promise<Problem[]> {
  const { publications, problems } = await inspectPublications();
  const values = ownValues(await walkContent());
  const covers = publications.flatMap(({ slug, image }) => [...walk(`content/publications/${slug}.md`, { image }, '')]);
  // A file with a mistake in it is a publication all the same: its address is neither gone nor free.
  const slugs = (await readdir('content/publications'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''));
  const addresses = siteAddresses(values, slugs);
  const textChecks = [
    emptyOrMissing,
    drawablePicture,
    linksWithin(addresses),
    metadata,
    houseStyle,
    videoAddress,
    readableCaptions,
    casesOfCountries(publications),
  ];
  return [
    ...formSettingsProblems(),
    ...problems,
    ...(await pdfProblems(publications)),
    ...(await textProblems(covers, [drawablePicture])),
    ...addressProblems({ slugs, published: await publishedSlugs(), redirects, answers: addresses.answers }),
    ...(await textProblems(values, textChecks)),
    ...claimProblems(),
    ...launcherProblems(launchers),
  ];
}
