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
  clearLabel: 'Clear the search',
  one: 'publication in',
  many: 'publications in',
  /** a list's name follows */
  none: 'Nothing is found in',
  elsewhere: 'found in',
  unavailable: 'The contents cannot be searched at the moment, so only titles are.',
} as const;
