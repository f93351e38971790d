import { readdir } from 'node:fs/promises';
import { launchers } from '../../content/launchers';
import { redirects } from '../../content/redirects';
import { subjects } from '../../content/subjects';
import { inspectPublications } from '../../data/read-publications';
import { formSettingsProblems } from '../../lib/form-settings';
import type { Problem } from '../../lib/problem';
import { addressProblems } from './address-problems';
import { readableCaptions } from './captions-problems';
import { casesOfCountries, claimProblems } from './claim-problems';
import { ownValues, walk, walkContent } from './content-values';
import { inTypeface, readableWords, usableId } from './copy-problems';
import { houseStyle } from './editorial-problems';
import { foreignProblems } from './foreign-problems';
import { launcherProblems } from './launcher-problems';
import { linksWithin, siteAddress } from './link-problems';
import { analyticsProblems, campaignProblems, nextEditionProblems, settingProblems } from './marketing-problems';
import { pageProblems } from './page-problems';
import { pdfProblems } from './pdf-problems';
import { drawablePicture } from './picture-problems';
import { publishedSlugs } from './published-slugs';
import { searchTermProblems } from './search-term-problems';
import { siteAddresses } from './site-addresses';
import { listProblems, subjectProblems } from './subject-problems';
import { emptyOrMissing, filmDay, metadata, textProblems, videoAddress } from './text-problems';
import { tokenProblems } from './token-problems';

/**
 * The problems of content whose files run; see content-problems.ts.
 *
 * @throws whatever a content file throws when it is run
 */
export async function loadedContentProblems(): Promise<Problem[]> {
  const { publications, drafts, problems } = await inspectPublications();
  const values = ownValues(await walkContent());
  // What a publication's file says itself; the rest follows from its name.
  const written = publications.flatMap(({ slug, title, description, image, abstract, contents }) => [
    ...walk(`content/publications/${slug}.md`, { title, description, image, abstract, contents }, ''),
  ]);
  // A file with a mistake in it is a publication all the same: its address is neither gone nor free.
  const slugs = (await readdir('content/publications'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
    .filter((slug) => !drafts.slugs.includes(slug));
  const ids = subjects.map(({ id }) => id);
  const addresses = siteAddresses(values, { slug: slugs, subject: ids });
  const textChecks = [
    emptyOrMissing,
    drawablePicture,
    linksWithin(addresses),
    siteAddress,
    readableWords,
    usableId,
    inTypeface,
    metadata,
    houseStyle,
    videoAddress,
    filmDay,
    readableCaptions,
    // What a file with a mistake in it holds is not known.
    ...(problems.length > 0 ? [] : [casesOfCountries(publications)]),
  ];
  return [
    ...formSettingsProblems(),
    ...settingProblems(),
    ...problems,
    ...(await pdfProblems(publications)),
    ...(await textProblems(written, [drawablePicture, readableWords, inTypeface])),
    ...subjectProblems(subjects),
    ...listProblems(),
    ...addressProblems({
      slugs: [...slugs, ...ids.map((id) => `subjects/${id}`)],
      held: drafts.slugs,
      published: await publishedSlugs(),
      redirects,
      answers: addresses.answers,
    }),
    ...(await textProblems(values, textChecks)),
    ...claimProblems(),
    ...searchTermProblems(),
    ...tokenProblems(),
    ...foreignProblems(),
    ...pageProblems(values),
    ...launcherProblems(launchers),
    ...campaignProblems(),
    ...analyticsProblems(),
    ...nextEditionProblems(),
  ];
}
