/** Changes that an owner may make (R10.8): right-changes.ts makes them in copies of the project. */
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removePublication } from '../add-publication/remove-publication';
import { again, answers, brand, film, headline, onePersonMore, otherClaim, without } from './content-edits';
import { edit } from './project-copy';
import { manyPublications, threePublications } from './publications-edits';

type Change = [name: string, make: (folder: string) => Promise<void>];

/** More of everything, and the longest brand. */
export const more: Change[] = [
  ['three ordinary PDFs at once, one with an Arabic and one with a Swahili name', threePublications],
  ['another number in a claim', (folder) => edit(folder, 'content/claims.ts', otherClaim)],
  [
    'a brand of thirty letters with an ampersand',
    (folder) => edit(folder, 'content/site.ts', brand('Daraja Knowledge & Filing Room')),
  ],
  ['another headline', (folder) => edit(folder, 'content/home.ts', headline)],
  [
    'a feature more',
    (folder) => edit(folder, 'content/features.ts', (text) => again(text, 'items', 'id', 'name', 'title')),
  ],
  [
    'a person more',
    async (folder) => {
      const [photo = ''] = await readdir(join(folder, 'public/team'));
      await copyFile(join(folder, 'public/team', photo), join(folder, `public/team/another-${photo}`));
      await edit(folder, 'content/team.ts', onePersonMore(`/team/another-${photo}`));
    },
  ],
  ['an office more', (folder) => edit(folder, 'content/site.ts', (text) => again(text, 'items', 'city'))],
  ['a voice more', (folder) => edit(folder, 'content/home.ts', (text) => again(text, 'items', 'quote', 'name'))],
  [
    'an integration more',
    (folder) => edit(folder, 'content/home.ts', (text) => again(text, 'groups', 'label', 'name')),
  ],
  [
    'other words on a card',
    (folder) => edit(folder, 'content/challenges.ts', (text) => text.replace(/(title: ')[^']+'/, "$1Other words'")),
  ],
  [
    'another title for search results',
    (folder) =>
      edit(folder, 'content/legal.ts', (text) =>
        text.replace(/(meta = \{\s+title: ')[^']+'/, "$1Research for advocates'"),
      ),
  ],
  [
    'an answer to every question',
    async (folder) => {
      for (const file of ['your-files', 'questions']) await edit(folder, `content/${file}.ts`, answers);
    },
  ],
  ['a film at YouTube', (folder) => edit(folder, 'content/video.ts', film('https://youtu.be/aB3_dE-6789'))],
];

/** Less of everything, and the most publications. */
export const fewer: Change[] = [
  [
    'a publication less',
    async (folder) => {
      const [name = ''] = await readdir(join(folder, 'content/publications'));
      await removePublication(name.replace(/\.md$/, ''), folder);
    },
  ],
  ['a brand of three letters', (folder) => edit(folder, 'content/site.ts', brand('Aya'))],
  ['Kenya with 200 publications, Namibia with 12', (folder) => manyPublications(folder)],
  ['a feature less', (folder) => edit(folder, 'content/features.ts', (text) => without(text, 'items'))],
  [
    'a person less',
    (folder) =>
      edit(folder, 'content/team.ts', (text) => text.replace(/\n {2}\{\n(?: {4}.*\n)+ {2}\},(?=\n\] as const)/, '')),
  ],
  ['an office less', (folder) => edit(folder, 'content/site.ts', (text) => without(text, 'items'))],
  ['a voice less', (folder) => edit(folder, 'content/home.ts', (text) => without(text, 'items'))],
  ['an integration less', (folder) => edit(folder, 'content/home.ts', (text) => without(text, 'groups'))],
  ['a film at Vimeo', (folder) => edit(folder, 'content/video.ts', film('https://vimeo.com/123456789'))],
];
