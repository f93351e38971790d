/** The words of the search on the publications page. */
export const publicationSearch = {
  label: 'Find a case or a publication',
  queryLabel: 'Cases, subjects, parties, words in the PDFs',
  submitLabel: 'Search',
  clearLabel: 'Clear the search',
  /** "7 cases and 3 editions for “VAT”" */
  result: {
    looking: 'Looking for {query}',
    cases: { one: 'case', many: 'cases' },
    editions: { one: 'edition', many: 'editions' },
    and: 'and',
    all: '{counts} for {query}',
    near: 'No case has every word of {query}. Closest: {counts}',
    none: 'No results for {query}',
  },
  /** accessible name of the list of cases */
  casesLabel: 'Cases found',
  allCases: 'Show all {count} cases',
  /** before the decision */
  held: 'Held:',
  later: 'Later history:',
  /** before the page of the PDF */
  page: 'page',
  subjectsLabel: 'Browse by subject:',
  /** links to the feed, the form and the channel below the lists */
  followLabel: 'Follow new editions',
  /** skip link before the cards */
  skipLabel: 'Skip this list',
  /** when scripts do not load */
  failed: 'Search has not loaded: the connection is slow or lost. Press Search to try again.',
  /** when the search's data does not load */
  unavailable: 'Search has no data: the connection is slow or lost. Press Search to try again.',
  /** without JavaScript */
  noScriptLabel: 'A case or a subject',
  noScript: 'Without JavaScript, Search opens the cases by subject.',
  subjects: { label: 'Cases by subject', href: '/web/publications/subjects' },
} as const;
