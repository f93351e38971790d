import { drawSocialPicture, type SocialPicture } from '@/app/social/social-picture';
import { publicationLists } from '@/content/publication-lists';
import { readPublications } from '@/data/read-publications';
import { formatDate } from '@/lib/format-date';
import { pagePaths, pages } from '@/site/pages';
import { socialPicturePath } from '@/site/social-picture-path';

// Not an opengraph-image file: its address has no extension, and plain hosts choose the content type by the extension.
export const dynamic = 'force-static';
export const dynamicParams = false;

/** The contents of all social pictures, by their path. */
async function socialPictures(): Promise<Map<string, SocialPicture>> {
  const publications = await readPublications();
  return new Map<string, SocialPicture>([
    ...pagePaths.map((path) => [socialPicturePath(path), pages[path].heading] as const),
    ...publications.map(({ link, title, description, date, image, list }) => {
      const kicker = publicationLists.find(({ id }) => id === list)?.jurisdiction;
      const lines = [description, formatDate(date).text];
      return [socialPicturePath(link), { title, kicker, lines, cover: image }] as const;
    }),
  ]);
}

export async function generateStaticParams() {
  return [...(await socialPictures()).keys()].map((path) => ({ name: path.replace('/social/', '') }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const picture = (await socialPictures()).get(`/social/${(await params).name}`);
  const png = picture && (await drawSocialPicture(picture));
  return new Response(png && new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
