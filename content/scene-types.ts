import type { SceneName } from './types';

/** Words of a scene with the product's marks: a passage, a numbered source, an entity, words added or removed. */
export type SceneText = ReadonlyArray<
  string | { mark: string } | { source: number } | { entity: string } | { added: string } | { removed: string }
>;

/** A file of a client's: who, what happened when, and its documents, each with the page that is cited. */
export type Matter = {
  number: string;
  client: string;
  tax: string;
  served: string;
  admitted: string;
  discharged: string;
  documents: ReadonlyArray<{ letter: string; name: string; dated: string; pages: number; page: number }>;
};

/** `alt` is what a reader who cannot see the drawing is told instead: what it shows, not that it is a picture. */
type Drawn = { alt: string };

type NumberedParagraph = { number?: number; text: SceneText };

/** What an answer rests on, and the page that its number turns to. */
type Source = {
  title: string;
  place: string;
  origin: string;
  page: { title: string; stamp?: string; paragraphs: readonly NumberedParagraph[] };
};

export type SceneContents = {
  search: Drawn & {
    query: string;
    filters: ReadonlyArray<{ label: string; count: string }>;
    answer: { label: string; text: SceneText };
    results: ReadonlyArray<{ title: string; place: string; origin: string; isPublic?: true; snippet: SceneText }>;
  };
  chat: Drawn & {
    question: string;
    answer: readonly SceneText[];
    /** the page of the second lies open at first */
    sources: readonly [Source, Source, Source, Source];
    /** names the choice of a source to screen readers */
    chooseLabel: string;
  };
  repository: Drawn & {
    /** depth 0 is a place where documents are kept; `note` says where it comes from */
    tree: ReadonlyArray<{ label: string; depth: 0 | 1 | 2; note?: string; isCurrent?: true }>;
    folder: string;
    files: ReadonlyArray<{ name: string; type: string; detail: string }>;
    drop: { title: string; hint: string };
    dragged: { name: string; type: string };
  };
  wiki: Drawn & {
    kind: string;
    title: string;
    summary: { label: string; text: string };
    body: ReadonlyArray<{ heading: string; text: SceneText }>;
    entities: ReadonlyArray<{ kind: string; items: readonly string[] }>;
  };
  permissions: Drawn & {
    title: string;
    who: string;
    rights: readonly [read: string, write: string];
    folders: readonly [string, string];
    /** grants: read and write of the first folder, then of the second */
    rows: ReadonlyArray<{
      name: string;
      detail: string;
      kind: 'group' | 'user';
      grants: readonly [boolean, boolean, boolean, boolean];
    }>;
    note: string;
  };
  export: Drawn & {
    title: string;
    button: string;
    columns: readonly string[];
    rows: ReadonlyArray<readonly string[]>;
    fileName: string;
  };
  tribunal: Drawn & {
    kicker: string;
    title: string;
    facts: ReadonlyArray<{ label: string; value: string }>;
    sections: ReadonlyArray<{ label: string; text: string; place: string }>;
    stamp: string;
  };
  'tenth-lining': Drawn & {
    fileName: string;
    fileDetail: string;
    settings: ReadonlyArray<{ label: string; value: string }>;
    button: string;
    pageNumber: number;
  };
  'bill-analysis': Drawn & {
    title: string;
    columns: ReadonlyArray<{ heading: string; place: string; text: SceneText }>;
    effects: { label: string; items: ReadonlyArray<{ place: string; text: string }> };
  };
} & Record<SceneName, Drawn>;
