import { act, render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadGate } from '@/components/publications/gate/download-gate';
import { ShelfPages } from '@/components/publications/shelf-pages';
import { gate } from '@/content/gate';
import { publicationsPage } from '@/content/publications-page';
import { shelfSize } from '@/lib/publications/shelves';
import { useShelves } from './use-shelves';

let list = { hash: 'kenya', label: 'Kenya' };
let items = itemsOf(list.hash);
function itemsOf(hash: string) {
  return Array.from({ length: 2 * shelfSize + 3 }, (_, index) => ({
    slug: `slug-${index}`,
    list: hash,
    date: '2024-01-01',
  }));
}
const pages = 3;
const cardOf = ({ slug }: { slug: string }) => `<li data-slug="${slug}"><h3>${slug}</h3></li>`;
const cardsOf = (page: number) => items.slice((page - 1) * shelfSize, page * shelfSize).map(cardOf);
const shownSlugs = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slug]:not([hidden])')].map(({ dataset }) => dataset.slug);
const link = () => document.querySelector<HTMLElement>('[data-more]');

let asked: string[];
let comesNear: () => void;
let isBroken: boolean;

let tests = 0;
beforeEach(() => {
  // A file is asked for once a page: each test has a list of its own.
  tests += 1;
  list = { hash: `list${tests}`, label: 'Kenya' };
  items = itemsOf(list.hash);
  document.body.replaceChildren();
  asked = [];
  isBroken = false;
  Object.assign(window, { CSS: { escape: (name: string) => name } });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: unknown[]) => void) {
        comesNear = () => act(() => tell([{ isIntersecting: true, target: link() }]));
      }
      observe() {}
      disconnect() {}
    },
    fetch: async (address: string) => {
      asked.push(address);
      const page = Number(/-(\d+)\/cards\.json$/.exec(address)?.[1]);
      return { ok: !isBroken, json: async () => cardsOf(page) };
    },
  });
});

const dress = () => undefined;
function open(shown: typeof items) {
  const { container } = render(<ShelfPages list={list} page={1} pages={pages} />);
  const shelf = document.createElement('section');
  shelf.id = list.hash;
  shelf.innerHTML = `<ul>${cardsOf(1).join('')}</ul>`;
  document.body.replaceChildren(shelf, container);
  return renderHook((now: typeof items) => useShelves(items, now, dress), { initialProps: shown });
}
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));

test('the next cards come as the reader comes to the end, each file once, until all are there', async () => {
  open(items);
  await settle();
  expect(asked).toEqual([]);
  comesNear();
  await settle();
  expect(asked).toEqual([`/web/publications/archive/${list.hash}-2/cards.json`]);
  expect(shownSlugs()).toEqual(items.slice(0, 2 * shelfSize).map(({ slug }) => slug));
  expect(link()).toBeVisible();
  comesNear();
  await settle();
  expect(shownSlugs()).toEqual(items.map(({ slug }) => slug));
  expect(link()).not.toBeVisible();
  expect(asked).toHaveLength(2);
});

test('what a search finds comes from wherever it stands, and a new search starts at its beginning', async () => {
  const found = [items[1], items[shelfSize], items[2 * shelfSize + 1]] as typeof items;
  const { rerender } = open(found);
  await settle();
  expect(asked).toEqual([
    `/web/publications/archive/${list.hash}-2/cards.json`,
    `/web/publications/archive/${list.hash}-3/cards.json`,
  ]);
  expect(shownSlugs()).toEqual(found.map(({ slug }) => slug));
  expect(link()).not.toBeVisible();
  rerender(items.toReversed());
  await settle();
  expect(shownSlugs()).toEqual(
    items
      .toReversed()
      .slice(0, shelfSize)
      .map(({ slug }) => slug),
  );
});

test('where cards cannot be had the link leads to their page', async () => {
  isBroken = true;
  open(items);
  comesNear();
  await settle();
  expect(link()).toHaveAttribute('href', `/web/publications/archive/${list.hash}-2/`);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let isLeft = false;
  link()?.parentElement?.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
  });
  link()?.dispatchEvent(press);
  expect(isLeft).toBe(true);
});

test('the button of a lent card opens the dialog for its publication', async () => {
  const user = userEvent.setup();
  const item = { slug: 'a', title: 'A summary', pdfUrl: '/a.pdf', size: '1 KB' };
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  const { getByRole, findByText } = render(
    <DownloadGate settings={{ region: 'us', rememberDays: 0 } as never}>
      <button type="button" data-gate-item={JSON.stringify(item)}>
        {gate.buttonLabel}
      </button>
    </DownloadGate>,
  );
  await user.click(getByRole('button', { name: gate.buttonLabel }));
  expect(await findByText(new RegExp(item.title))).toBeInTheDocument();
});

test('every page of a list is linked, and the one being read is marked', () => {
  const { getAllByRole, getByRole } = render(<ShelfPages list={list} page={2} pages={pages} />);
  expect(getByRole('navigation', { name: `${publicationsPage.archive.pagesLabel} ${list.label}` })).toBeInTheDocument();
  expect(getAllByRole('listitem')).toHaveLength(pages);
  expect(getByRole('link', { current: 'page' })).toHaveTextContent('2');
  expect(getByRole('link', { name: publicationsPage.archive.moreLabel })).toHaveAttribute(
    'href',
    `/web/publications/archive/${list.hash}-3/`,
  );
});
