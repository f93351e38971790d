/** The words of the search on the publications page. */
export const browse = {
  label: 'Find a case or a publication',
  queryLabel: 'Cases, subjects, parties, words in the PDFs',
  submitLabel: 'Search',
  clearLabel: 'Clear the search',
  /** What was found: "7 cases and 3 editions for “VAT”"; the words stand at {query}, the numbers at {counts}. */
  result: {
    looking: 'Looking for {query}',
    cases: { one: 'case', many: 'cases' },
    editions: { one: 'edition', many: 'editions' },
    and: 'and',
    all: '{counts} for {query}',
    near: 'No case has every word of {query}. Closest: {counts}',
    none: 'No results for {query}',
  },
  /** names the list of cases to screen readers */
  casesLabel: 'Cases found',
  /** the number of all cases stands at {count} */
  allCases: 'Show all {count} cases',
  /** stands between what was in dispute and what was decided */
  held: 'Held:',
  /** before what other courts decided of it since */
  later: 'Later history:',
  /** where a case stands: the page of its edition's PDF */
  page: 'page',
  subjectsLabel: 'Browse by subject:',
  feedLabel: 'Follow new editions in a feed reader',
  /** when the scripts do not come; the words that were typed stay in the field */
  failed: 'Search is still loading: press Search to try again.',
  /** when what is searched cannot be had */
  unavailable: 'Search is not available at the moment. Press Search to try again.',
  /** the form's lead where no script runs */
  noScriptLabel: 'A case or a subject',
  noScript: 'Without JavaScript, Search opens the cases by subject.',
  subjects: { label: 'Cases by subject', href: '/web/publications/subjects' },
} as const;
