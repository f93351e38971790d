import { z } from 'zod';
import { alt, count, list, optionalTrue, optionalWords, texts, words } from './kinds';

/** Text of a scene, parts of it marked: a passage found, a numbered source, an entity, words added or removed. */
const sceneText = list(
  z.union([
    // Not `words()`: it may be a space between two marks.
    z.string(),
    texts('mark'),
    z.strictObject({ source: count() }),
    texts('entity'),
    texts('added'),
    texts('removed'),
  ]),
);
export type SceneText = z.infer<typeof sceneText>;

/** A scene's text without marks and source numbers. */
const plainText = (text: SceneText) =>
  text.map((part) => (typeof part === 'string' ? part : 'source' in part ? '' : Object.values(part)[0])).join('');

/** The invented client's file: dates, and documents with the page that is cited. */
export const matter = z.strictObject({
  ...texts('number client tax served admitted discharged').shape,
  documents: list(z.strictObject({ ...texts('letter name dated').shape, pages: count(), page: count() }), 'letter'),
});
export type Matter = z.infer<typeof matter>;

/** A source of an answer, with the page that its number shows. */
const source = z.strictObject({
  ...texts('title place origin').shape,
  page: z.strictObject({
    title: words(),
    stamp: optionalWords(),
    paragraphs: list(z.strictObject({ number: count().optional(), text: sceneText })),
  }),
});

const drawings = z.strictObject({
  search: z.strictObject({
    alt: alt(),
    query: words(),
    filters: list(texts('label count')),
    answer: z.strictObject({ label: words(), text: sceneText }),
    results: list(
      z.strictObject({ ...texts('title place origin').shape, isPublic: optionalTrue(), snippet: sceneText }),
    ),
  }),
  chat: z.strictObject({
    alt: alt(),
    question: words(),
    answer: list(sceneText),
    /** the first one's page shows at first */
    sources: z.tuple([source, source, source, source]).readonly(),
    /** accessible name of the choice of a source */
    chooseLabel: words(),
  }),
  repository: z.strictObject({
    alt: alt(),
    /** depth 0 is a repository; `note` says where its documents come from */
    tree: list(
      z.strictObject({
        label: words(),
        depth: z.literal([0, 1, 2]),
        note: optionalWords(),
        isCurrent: optionalTrue(),
      }),
    ),
    folder: words(),
    files: list(texts('name type detail')),
    drop: texts('title hint'),
    dragged: texts('name type'),
  }),
  wiki: z.strictObject({
    alt: alt(),
    ...texts('kind title').shape,
    summary: texts('label text'),
    body: list(z.strictObject({ heading: words(), text: sceneText })),
    entities: list(z.strictObject({ kind: words(), items: list(words()) })),
  }),
  permissions: z.strictObject({
    alt: alt(),
    ...texts('title who').shape,
    /** names of the rights to read and to write */
    rights: z.tuple([words(), words()]).readonly(),
    folders: z.tuple([words(), words()]).readonly(),
    rows: list(
      z.strictObject({
        ...texts('name detail').shape,
        kind: z.enum(['group', 'user']),
        /** read, write of the first folder; read, write of the second */
        grants: z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()]).readonly(),
      }),
    ),
    note: words(),
  }),
  export: z.strictObject({
    alt: alt(),
    ...texts('title button fileName').shape,
    columns: list(words()),
    rows: list(list(words())),
  }),
  tribunal: z.strictObject({
    alt: alt(),
    ...texts('kicker title stamp').shape,
    facts: list(texts('label value')),
    sections: list(texts('label text place')),
  }),
  'tenth-lining': z.strictObject({
    alt: alt(),
    ...texts('fileName fileDetail button').shape,
    settings: list(texts('label value')),
    pageNumber: count(),
  }),
  'bill-analysis': z.strictObject({
    alt: alt(),
    title: words(),
    columns: list(z.strictObject({ heading: words(), place: words(), text: sceneText })),
    effects: z.strictObject({ label: words(), items: list(texts('place text')) }),
  }),
});

/** A search result has to quote the page that it opens. */
export const scenes = drawings.superRefine(({ search, chat }, { addIssue }) => {
  const pages = chat.sources.map(({ page }) => page.paragraphs.map(({ text }) => plainText(text)).join(' '));
  for (const [index, { snippet }] of search.results.entries()) {
    const quoted = plainText(snippet).replace(/^… | …$/g, '');
    const message = `quotes "${quoted}", which is on no page of chat.sources`;
    if (!pages.some((words) => words.includes(quoted)))
      addIssue({ code: 'custom', path: ['search', 'results', index, 'snippet'], message });
  }
});
export type SceneContents = z.infer<typeof scenes>;
export type SceneName = keyof SceneContents;

export const sceneName = drawings.keyof();
