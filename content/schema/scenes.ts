import { z } from 'zod';
import { alt, count, list, texts, words, yes } from './kinds';

/** Words of a scene with the product's marks: a passage, a numbered source, an entity, words added or removed. */
const sceneText = list(
  z.union([
    // With its spaces: what stands beside a mark begins or ends with one.
    z.string(),
    texts('mark'),
    z.strictObject({ source: count() }),
    texts('entity'),
    texts('added'),
    texts('removed'),
  ]),
);
export type SceneText = z.infer<typeof sceneText>;

/** The words of a text, without its marks and the numbers of sources. */
const plain = (text: SceneText) =>
  text.map((part) => (typeof part === 'string' ? part : 'source' in part ? '' : Object.values(part)[0])).join('');

/** A file of a client's: who, what happened when, and its documents, each with the page that is cited. */
export const matter = z.strictObject({
  ...texts('number client tax served admitted discharged').shape,
  documents: list(z.strictObject({ ...texts('letter name dated').shape, pages: count(), page: count() }), 'letter'),
});
export type Matter = z.infer<typeof matter>;

/** `alt` is what a reader who cannot see the drawing is told instead: what it shows, not that it is a picture. */
const drawn = { alt: alt() };

/** What an answer rests on, and the page that its number turns to. */
const source = z.strictObject({
  ...texts('title place origin').shape,
  page: z.strictObject({
    title: words(),
    stamp: words().optional(),
    paragraphs: list(z.strictObject({ number: count().optional(), text: sceneText })),
  }),
});

const drawings = z.strictObject({
  search: z.strictObject({
    ...drawn,
    query: words(),
    filters: list(texts('label count')),
    answer: z.strictObject({ label: words(), text: sceneText }),
    results: list(z.strictObject({ ...texts('title place origin').shape, isPublic: yes(), snippet: sceneText })),
  }),
  chat: z.strictObject({
    ...drawn,
    question: words(),
    answer: list(sceneText),
    /** the page of the first lies open at first */
    sources: z.tuple([source, source, source, source]).readonly(),
    /** names the choice of a source to screen readers */
    chooseLabel: words(),
  }),
  repository: z.strictObject({
    ...drawn,
    /** depth 0 is a place where documents are kept; `note` says where it comes from */
    tree: list(
      z.strictObject({
        label: words(),
        depth: z.literal([0, 1, 2]),
        note: words().optional(),
        isCurrent: yes(),
      }),
    ),
    folder: words(),
    files: list(texts('name type detail')),
    drop: texts('title hint'),
    dragged: texts('name type'),
  }),
  wiki: z.strictObject({
    ...drawn,
    ...texts('kind title').shape,
    summary: texts('label text'),
    body: list(z.strictObject({ heading: words(), text: sceneText })),
    entities: list(z.strictObject({ kind: words(), items: list(words()) })),
  }),
  permissions: z.strictObject({
    ...drawn,
    ...texts('title who').shape,
    /** to read, to write */
    rights: z.tuple([words(), words()]).readonly(),
    folders: z.tuple([words(), words()]).readonly(),
    rows: list(
      z.strictObject({
        ...texts('name detail').shape,
        kind: z.enum(['group', 'user']),
        /** read and write of the first folder, then of the second */
        grants: z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()]).readonly(),
      }),
    ),
    note: words(),
  }),
  export: z.strictObject({
    ...drawn,
    ...texts('title button fileName').shape,
    columns: list(words()),
    rows: list(list(words())),
  }),
  tribunal: z.strictObject({
    ...drawn,
    ...texts('kicker title stamp').shape,
    facts: list(texts('label value')),
    sections: list(texts('label text place')),
  }),
  'tenth-lining': z.strictObject({
    ...drawn,
    ...texts('fileName fileDetail button').shape,
    settings: list(texts('label value')),
    pageNumber: count(),
  }),
  'bill-analysis': z.strictObject({
    ...drawn,
    title: words(),
    columns: list(z.strictObject({ heading: words(), place: words(), text: sceneText })),
    effects: z.strictObject({ label: words(), items: list(texts('place text')) }),
  }),
});

/** A product that says "check the page" must not misquote the page. */
export const scenes = drawings.superRefine(({ search, chat }, { addIssue }) => {
  const pages = chat.sources.map(({ page }) => page.paragraphs.map(({ text }) => plain(text)).join(' '));
  for (const [index, { snippet }] of search.results.entries()) {
    const quoted = plain(snippet).replace(/^… | …$/g, '');
    const message = `says "${quoted}", which stands on no page of chat.sources`;
    if (!pages.some((words) => words.includes(quoted)))
      addIssue({ code: 'custom', path: ['search', 'results', index, 'snippet'], message });
  }
});
export type SceneContents = z.infer<typeof scenes>;
export type SceneName = keyof SceneContents;

/** Names of the drawings in components/scenes/. */
export const sceneName = drawings.keyof();
