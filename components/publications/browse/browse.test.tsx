import { act, renderHook, waitFor } from '@testing-library/react';
import { noFilter, readBrowseState, withBrowseState } from './browse-state';
import { markMatches, placeCards } from './cards';
import { useBrowse } from './use-browse';

describe('the state in the address', () => {
  test.each([
    ['', noFilter],
    ['?q=input+tax&year=2024&sort=oldest', { q: 'input tax', year: '2024', sort: 'oldest' }],
    ['?year=24&sort=up&utm_source=x', noFilter],
  ])('%s is read', (query, state) => expect(readBrowseState(new URLSearchParams(query))).toEqual(state));

  test('is written without defaults, beside what others have put there', () => {
    const address = 'https://site/web/publications/?utm=1&q=old#whitepapers';
    expect(withBrowseState(address, { q: '', year: '2024', sort: 'newest' })).toBe(
      'https://site/web/publications/?utm=1&year=2024#whitepapers',
    );
  });
});

test('a search that is emptied touches the cards that it hid and what it marked, and no other', () => {
  const items = Array.from({ length: 30 }, (_, place) => ({ slug: `p${place}`, list: 'k', date: '2024-05-01' }));
  const cards = items.map(({ slug }) => `<li data-slug="${slug}"><h3>VAT</h3><p data-found hidden></p></li>`);
  document.body.innerHTML = `<ul>${cards.join('')}</ul>`;
  const watch = new MutationObserver(() => undefined);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const show = (count: number) => {
    const found = count < 30 ? items.slice(0, count) : [];
    placeCards(items.slice(0, count));
    markMatches(new Map(found.map(({ slug }) => [slug, [{ typed: 'VAT', pages: 2 }]])), () => [[0, 3]]);
    const touched = watch.takeRecords().map(({ target }) => target.parentElement?.closest('li') ?? target);
    return new Set(touched.filter(({ isConnected }) => isConnected)).size;
  };
  expect(show(30)).toBe(0);
  expect(show(2)).toBe(30);
  expect(document.querySelectorAll('mark')).toHaveLength(2);
  expect(show(30)).toBe(30);
  expect(document.body.textContent).toBe('VAT'.repeat(30));
  expect(show(30)).toBe(0);
});

test('cards follow when the reader stops typing, also where the last letter went; a choice shows them at once', async () => {
  global.fetch = () => Promise.reject(new Error('no line'));
  const items = ['a', 'b'].map((slug) => ({ slug, list: 'k', date: '2024-05-01' }));
  document.body.innerHTML =
    '<form><input name="q"></form><ul><li data-slug="a">VAT</li><li data-slug="b">Tea</li></ul>';
  const form = { current: document.querySelector('form') };
  const { result } = renderHook(() => useBrowse({ items, indexUrl: '', listsUrl: '', form }));
  const type = (text: string, step: 'push' | 'replace') => {
    for (const field of document.querySelectorAll('input')) field.value = text;
    act(() => result.current.change(step));
  };
  const shown = () => document.querySelectorAll('li:not([hidden])').length;
  type('vat', 'replace');
  await waitFor(() => expect(shown()).toBe(1));
  type('', 'replace');
  expect(shown()).toBe(1);
  type('', 'push');
  expect(shown()).toBe(2);
});
