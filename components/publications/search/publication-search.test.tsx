import { render, screen } from '@testing-library/react';
import { publicationSearch } from '@/content/publication-search';
import { PublicationSearch } from './publication-search';

// The search data never arrive: the tests read what is shown meanwhile.
globalThis.fetch = () => new Promise(() => undefined);

function searchFor(query: string): HTMLInputElement {
  history.replaceState(null, '', `/web/publications/?${new URLSearchParams({ q: query })}`);
  render(<PublicationSearch page="/web/publications/" tabsLabel="Lists" lists={[]} subjects={[]} />);
  return screen.getByRole('searchbox', { name: publicationSearch.queryLabel });
}

test.each([
  ['fifty quoted words', Array(50).fill('"tax"').join(' ')],
  ['five hundred', Array(500).fill('"tax"').join(' ')],
  ['60,000 letters', 'a'.repeat(60_000)],
])('R5.14: a query of %s in the address is cut to the 200 characters that the field takes', (_, query) => {
  expect(searchFor(query)).toHaveValue(query.slice(0, 200).trim());
});

test.each(['$& or $1', '{counts} {query}'])('R5.14: the query %s is shown as typed', (query) => {
  expect(searchFor(query)).toHaveValue(query);
  expect(screen.getByText((words) => words.includes(`“${query}”`))).toBeVisible();
});
