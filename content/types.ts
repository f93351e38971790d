/** The types of content. content/schema/ says what each field may be. */
import type { Route } from 'next';
import type { z } from 'zod';
import type { frontMatter, PublicationCase, PublicationListConfig, Subject } from './schema/publication';

export type * from './schema/launchers';
export type * from './schema/publication';
export type * from './schema/scenes';
export type * from './schema/sections';
export type * from './schema/site';
export type * from './schema/tenth-lining';

/** One file of content/publications. */
export type Publication = z.infer<ReturnType<typeof frontMatter>> & {
  /** the file's name: unique, part of the address */
  slug: string;
  pdfUrl: `/web/Attachments/${string}`;
  /** the publication's own page */
  link: Route;
  /** paragraphs of plain text */
  abstract: readonly string[];
};

export type PdfFacts = {
  pages: number;
  bytes: number;
  /** the title in its metadata; undefined when it has none */
  title?: string;
};

/** A publication with facts read from its PDF. */
export type PublicationWithPdf = Publication & { pdf: PdfFacts };

export type PublicationList = PublicationListConfig & { publications: readonly PublicationWithPdf[] };

export type SubjectWithCases<Edition extends Publication = PublicationWithPdf> = Subject & {
  /** those of the newest publication first, each publication's in its own order */
  cases: ReadonlyArray<{ publication: Edition; legalCase: PublicationCase }>;
  /** whether search engines may index it: it has cases, and none is a sample */
  isIndexable: boolean;
};
