/** The page with every case by its name: where the search's form leads without scripts. */
export const casesPath = '/web/cases';
