import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Publication } from '../../content/types';
import { inspectPublications } from '../../data/read-publications';
import { socialPicturePath } from '../../lib/publications/social-picture-path';
import { colors } from '../../tailwind.config';
import { motifOf } from '../social/motifs';
import { pagePictureHtml } from '../social/page-picture';
import { socialPictureHtml } from '../social/publication-picture';
import { sharedPages } from '../social/shared-pages';

/** What draws. */
export const tools = ['social', 'icons'] as const;
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
    ofIcons(),
  ]);
  return lists.flat();
}

async function ofPublication(publication: Publication): Promise<Drawing[]> {
  const { slug, image } = publication;
  const social = socialPictureHtml(publication, await hashOf(join('public', image)), '');
  return [{ file: `public${socialPicturePath(slug)}`, tool: 'social', subject: slug, from: fingerprint(social) }];
}

async function ofPage(name: keyof typeof sharedPages): Promise<Drawing[]> {
  const html = await pagePictureHtml(name, await motifOf(name), '');
  return [{ file: `public/social/${name}.png`, tool: 'social', subject: name, from: fingerprint(html) }];
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
