/** The fields of a case that are searched, as they are printed; '' for an unknown one. */
export const caseFields = ['name', 'issue', 'holding', 'outcome', 'subject', 'facts'] as const;
export type CaseFields = Record<(typeof caseFields)[number], string>;

/** `meanings` are indices in SearchData.meanings. */
type Meant = { meanings: readonly number[] };

/** What a search fetches, each line and word once. */
export type SearchData = {
  /** lines of content/search-terms.ts: further words by which cases and editions are found */
  meanings: readonly string[];
  /** newest first; `label` names one by title, country and day */
  editions: ReadonlyArray<
    Meant & { slug: string; title: string; label: string; cases: ReadonlyArray<CaseFields & Meant & { page?: number }> }
  >;
  /** words of abstracts and PDFs that none of the edition's cases has; a key has the indices of their editions: "0 3" */
  words: Record<string, string[]>;
};

/** The words of a case that are searched, a field a line. */
export const searchedText = (entry: CaseFields): string => caseFields.map((field) => entry[field]).join('\n');
