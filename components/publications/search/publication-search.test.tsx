import { render, screen } from '@testing-library/react';
import { publicationSearch } from '@/content/publication-search';
import { PublicationSearch } from './publication-search';

// What the address asks for is shown while the data are on their way.
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
])('R5.14: of %s in an address no more is looked for than the field takes', (_, query) => {
  expect(searchFor(query)).toHaveValue(query.slice(0, 200).trim());
});

test.each(['$& or $1', '{counts} {query}'])('R5.14: %s is said as it was asked for', (query) => {
  expect(searchFor(query)).toHaveValue(query);
  expect(screen.getByText((words) => words.includes(`“${query}”`))).toBeVisible();
});
