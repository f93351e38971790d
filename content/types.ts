/** What content is, for those who take it: data, site and components. What each field may be is said in content/schema/. */
import type { Route } from 'next';
import type { z } from 'zod';
import type { frontMatter, PublicationCase, PublicationListEntry, Subject } from './schema/publication';

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

/** A publication with what its PDF tells about itself: what lists, cards and its own page are given. */
export type ListedPublication = Publication & { pdf: PdfFacts };

export type PublicationList = PublicationListEntry & { publications: readonly ListedPublication[] };

type SubjectCase = { publication: Publication; legalCase: PublicationCase };

export type SubjectPage = Subject & {
  /** newest first, and those of one publication in its order */
  cases: readonly SubjectCase[];
  /** whether search engines may have it: it has cases, and none of them is a sample */
  isFindable: boolean;
};
