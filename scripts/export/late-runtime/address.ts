/** The fields of the search that an address can carry (components/publications/browse/browse-state.ts). */
const fields = ['q', 'year', 'sort'];

/** Whether the page's address asks for a search. */
export function isSearched(): boolean {
  return /[?&](q|year|sort)=/.test(location.search);
}

/** Puts what the address asks for into the form's fields, where the runtime does not come to do it: no word is lost. */
export function fillFromAddress(): void {
  const asked = new URLSearchParams(location.search);
  for (const name of fields) {
    const [field] = document.getElementsByName(name) as NodeListOf<HTMLInputElement | HTMLSelectElement>;
    const value = asked.get(name);
    // What was typed meanwhile counts more.
    if (field && value && !(name === 'q' && field.value)) field.value = value;
  }
}
