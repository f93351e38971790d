import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { introduction } from '../../content/introduction';
import { publicationDocument } from '../../content/publication-document';
import { recordLines } from '../../content/record';
import { scenes } from '../../content/scenes';
import { site } from '../../content/site';
import type { Publication } from '../../content/types';
import { video } from '../../content/video';
import { inspectPublications } from '../../data/read-publications';
import { socialPicturePath } from '../../lib/publications/social-picture-path';
import { colors } from '../../tailwind.config';
import { motifOf } from '../social/motifs';
import { pagePictureHtml } from '../social/page-picture';
import { socialPictureHtml } from '../social/publication-picture';
import { sharedPages } from '../social/shared-pages';

/** What draws, in the order in which one needs what another has drawn: a shared picture shows covers. */
export const tools = ['publications', 'social', 'film', 'icons'] as const;
export type Tool = (typeof tools)[number];

export type Drawing = {
  /** `public/social/home.png` */
  file: string;
  tool: Tool;
  /** which one of the tool's drawings: a publication's slug, a page's name */
  subject: string;
  /** fingerprint of everything that stands in it */
  from: string;
};

/** Everything under public/ that a command draws from content, with the fingerprint of what it would be drawn from now. */
export async function drawings(): Promise<Drawing[]> {
  const { publications } = await inspectPublications();
  const lists = await Promise.all([
    ...publications.map(ofPublication),
    ...(Object.keys(sharedPages) as Array<keyof typeof sharedPages>).map(ofPage),
    ofFilm(),
    ofIcons(),
  ]);
  return lists.flat();
}

async function ofPublication(publication: Publication): Promise<Drawing[]> {
  const { slug, title, description, date, list, image, pdfUrl, contents, sample } = publication;
  const social = socialPictureHtml(publication, await hashOf(join('public', image)), '');
  const drawn: Drawing[] = [
    { file: `public${socialPicturePath(slug)}`, tool: 'social', subject: slug, from: fingerprint(social) },
  ];
  // The owner's own cover and PDF were drawn elsewhere; on launch day samples/ goes.
  if (!sample || !existsSync('samples/publications')) return drawn;
  const topics = contents.flatMap(({ summary }) => (summary ? [`samples/cases/${summary.topic}.md`] : []));
  const cases = await Promise.all(topics.map(hashOf));
  const cover = { name: site.name, publicationDocument, slug, title, description, date, list };
  const own = { tool: 'publications', subject: slug } as const;
  return [
    ...drawn,
    { ...own, file: `public${image}`, from: fingerprint(cover) },
    { ...own, file: `public${pdfUrl}`, from: fingerprint({ ...publication, cover, lang: site.lang, cases }) },
  ];
}

async function ofPage(name: keyof typeof sharedPages): Promise<Drawing[]> {
  const html = await pagePictureHtml(name, await motifOf(name), '');
  return [{ file: `public/social/${name}.png`, tool: 'social', subject: name, from: fingerprint(html) }];
}

/** The film's files, as far as the page names them: it may play a video of another site instead. */
async function ofFilm(): Promise<Drawing[]> {
  if (!existsSync('samples/film')) return [];
  const { captions, cuts, shots, silence } = introduction;
  const shown = shots.map(({ scene }) => (scene === 'tenth-lining' ? recordLines : scene && scenes[scene]));
  const films = Object.values(cuts).flatMap(({ webm, mp4, poster, width, height }) => {
    const film = fingerprint({ shots, shown, width, height });
    return [
      { file: webm, from: film },
      { file: mp4, from: film },
      { file: poster, from: fingerprint(scenes.search) },
    ];
  });
  const all = [...films, { file: captions, from: fingerprint({ shots, silence }) }];
  const named = JSON.stringify(video);
  return all
    .filter(({ file }) => named.includes(file))
    .map(({ file, from }) => ({ file: `public${file}`, tool: 'film', subject: 'film', from }));
}

async function ofIcons(): Promise<Drawing[]> {
  const from = fingerprint([await hashOf('app/icon.svg'), colors.ink]);
  return ['public/icons/icon-512.png', 'app/apple-icon.png'].map((file) => ({
    file,
    tool: 'icons',
    subject: 'icons',
    from,
  }));
}

/** The fingerprint of a file, '' where there is none. */
export async function hashOf(file: string): Promise<string> {
  return existsSync(file) ? fingerprint(await readFile(file)) : '';
}

function fingerprint(value: unknown): string {
  const data = value instanceof Uint8Array ? value : JSON.stringify(value);
  return createHash('sha256').update(data).digest('hex').slice(0, 12);
}
