/** The words of searching and filtering on the publications page. */
export const browse = {
  label: 'Find a case or a publication',
  queryLabel: 'Cases, subjects, parties, words in the PDFs',
  yearLabel: 'Year',
  anyYear: 'Any year',
  sortLabel: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  submitLabel: 'Search',
  /** names the button that opens the two lists on a phone, and the one that closes them */
  filterLabel: 'Year and order',
  doneLabel: 'Done',
  clearLabel: 'Clear the search',
  one: 'publication in',
  many: 'publications in',
  /** a list's name follows */
  none: 'No results in',
  elsewhere: 'found in',
  /** What was found, in this order: "7 cases and 3 editions for “VAT”"; the query stands at {query}. */
  result: {
    looking: 'Looking for {query}',
    cases: { one: 'case', many: 'cases' },
    editions: { one: 'edition', many: 'editions' },
    and: 'and',
    /** what follows the numbers */
    all: 'for {query}',
    some: 'for some of your words: no result has every word of {query}',
    /** "3 editions for “lost records”. 2 cases with some of these words." */
    near: 'with some of these words.',
    none: 'No results for {query}',
    /** the words that were meant follow, as a way to search for them */
    meant: 'No results for {query}. Did you mean',
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
  /** on the card of an edition: “depreciation” on 3 pages */
  inPdf: 'Inside the PDF:',
  on: 'on',
  pages: { one: 'page', many: 'pages' },
  subjectsLabel: 'Browse by subject:',
  /** when some of the words that were looked for belong to a subject */
  nearLabel: 'Related subjects:',
  feedLabel: 'Get notified when one is published.',
  /** in place of the count when the scripts do not come; the words that were typed stay in the field */
  failed: 'Search is still loading: press Search to try again.',
  /** the form's lead where no script runs */
  noScriptLabel: 'A case or a subject',
  noScript: 'Without JavaScript, Search opens the cases by subject.',
  subjects: { label: 'Cases by subject', href: '/web/publications/subjects' },
  unavailable: 'Only titles can be searched at the moment. Press Search to try again.',
  unavailablePdfs: 'Not all PDFs can be searched inside at the moment.',
} as const;
