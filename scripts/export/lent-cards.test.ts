import { parsePage } from './html-tree';
import { lentCards } from './lent-cards';

const parsed = (body: string) => parsePage(`<html><head></head><body>${body}</body></html>`);

test('cards are lent as they stand on their page, in their order', () => {
  const cards = '<li data-slug="a"><h3>A &amp; B</h3></li><li data-slug="b"><p>Words</p></li>';
  expect(JSON.parse(lentCards(parsed(`<ul><li>other</li></ul><ul data-cards="">${cards}</ul>`)) ?? '')).toEqual([
    '<li data-slug="a"><h3>A &amp; B</h3></li>',
    '<li data-slug="b"><p>Words</p></li>',
  ]);
});

test('the picture a page opens with waits like the others where it is lent', () => {
  const card = '<li data-slug="a"><img src="/a.png" loading="eager" fetchpriority="high"></li>';
  expect(JSON.parse(lentCards(parsed(`<ul data-cards="">${card}</ul>`)) ?? '')).toEqual([
    '<li data-slug="a"><img src="/a.png" loading="lazy"></li>',
  ]);
});

test('other pages lend nothing', () => expect(lentCards(parsed('<ul><li data-slug="a"></li></ul>'))).toBeUndefined());

test('a card without a name stops the build', () => {
  expect(() => lentCards(parsed('<ul data-cards=""><li>A</li></ul>'))).toThrow('no data-slug');
});
