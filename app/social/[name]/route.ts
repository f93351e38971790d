import { existsSync } from 'node:fs';
import { drawSharedPicture } from '@/app/social/shared-picture';
import { publicationLists } from '@/content/publication-lists';
import { readPublications } from '@/data/read-publications';
import { formatDate } from '@/lib/format-date';
import { pagePaths, pages } from '@/lib/pages';
import { socialPicturePath } from '@/lib/social-picture-path';

// The address ends in `.png`, which a file-convention opengraph-image does not: plain hosts go by it.
export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ name: string }> };

/** A picture for each page, unless public/ has the owner's own at the same path. */
export async function generateStaticParams() {
  const publications = await readPublications();
  return [...pagePaths, ...publications.map(({ link }) => link)]
    .map(socialPicturePath)
    .filter((path) => !existsSync(`public${path}`))
    .map((path) => ({ name: path.replace('/social/', '') }));
}

export async function GET(_request: Request, { params }: Props) {
  const path = `/social/${(await params).name}`;
  const png = await drawSharedPicture(await wordsOf(path));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

/** The words of the page whose picture it is. */
async function wordsOf(path: string) {
  const page = pagePaths.find((page) => socialPicturePath(page) === path);
  if (page) return pages[page].heading;
  const publication = (await readPublications()).find(({ link }) => socialPicturePath(link) === path);
  if (!publication) throw new Error(`${path}: no page is shared with it`);
  const { title, description, date, image, list } = publication;
  const { jurisdiction } = publicationLists.find(({ id }) => id === list) ?? {};
  return { title, kicker: jurisdiction, lines: [description, formatDate(date).text], cover: image };
}
