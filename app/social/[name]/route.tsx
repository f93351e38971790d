import { existsSync } from 'node:fs';
import { draw } from '@/app/social/draw';
import { motifOf } from '@/app/social/motifs';
import { pagePicture, publicationPicture } from '@/app/social/pictures';
import { publicationLists } from '@/content/publication-lists';
import { readPublications } from '@/data/read-publications';
import { isPublished } from '@/lib/answered';
import { formatDate } from '@/lib/format-date';
import { pagePaths, pages } from '@/lib/pages';
import { socialPicturePath } from '@/lib/social-picture-path';

// The address ends in `.png`, which a file-convention opengraph-image does not: plain hosts go by it.
export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ name: string }> };

/** Every page that is there has its picture; a file of the owner's at the same path in public/ stands in for it. */
export async function generateStaticParams() {
  const publications = await readPublications();
  return [...pagePaths.filter(isPublished), ...publications.map(({ link }) => link)]
    .map(socialPicturePath)
    .filter((path) => !existsSync(`public${path}`))
    .map((path) => ({ name: path.replace('/social/', '') }));
}

/** The picture of a shared link, 1200 × 630, from the words that the page says now. */
export async function GET(_request: Request, { params }: Props) {
  const { name } = await params;
  const png = await draw(await pictureOf(`/social/${name}`));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

async function pictureOf(path: string) {
  const publications = await readPublications();
  const publication = publications.find(({ link }) => socialPicturePath(link) === path);
  if (publication) {
    const { jurisdiction = '' } = publicationLists.find(({ id }) => id === publication.list) ?? {};
    return publicationPicture(publication, jurisdiction, formatDate(publication.date).text);
  }
  const page = pagePaths.find((page) => socialPicturePath(page) === path);
  if (!page) throw new Error(`${path}: no page is shared with it`);
  return pagePicture(pages[page].heading, motifOf(page, publications));
}
