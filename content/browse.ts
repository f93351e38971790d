/** The words of searching and filtering on the publications page. */
export const browse = {
  label: 'Find a publication',
  queryLabel: 'Words in titles, abstracts and contents',
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
  none: 'Nothing is found in',
  elsewhere: 'found in',
  /** the name of a case follows */
  inCase: 'Case:',
  /** stands after the number of other cases */
  others: 'more cases',
  subjectsLabel: 'Subjects to look under:',
  feedLabel: 'Subscribe to the feed, and hear when it is.',
  /** in place of the count when the scripts do not come; the words that were typed stay in the field */
  failed: 'The search has not come yet: press Search to try again.',
  /** the form's lead where no script runs */
  noScriptLabel: 'A case or a subject',
  noScript: 'Without scripts, Search opens a list of all cases by name.',
  cases: { label: 'All cases by name', href: '/web/cases' },
  unavailable: 'The contents cannot be searched at the moment, so only titles are.',
} as const;
