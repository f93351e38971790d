import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { all, exportedPages, indexed, metaContent } from './read-export';

describe.each(exportedPages)('$address', (page) => {
  test('has a title of at most 60 characters with the brand in it', () => {
    const { title } = page.document;
    expect(title.length).toBeLessThanOrEqual(60);
    // With it where it fits: the longest separator is three characters.
    const isLong = title.length + site.name.length + 3 > 60;
    expect(title.includes(site.name) || isLong).toBe(true);
  });

  test('gives a phone’s browser its colour, and is as wide as the phone', () => {
    expect(metaContent(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/i);
    expect(metaContent(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  test('R10.21: has what a link to it is shown with in its first 8 KB', () => {
    const shown = all(page, 'title, meta[name=description], link[rel=canonical], meta[property^="og:"]');
    const start = readFileSync(page.file).subarray(0, 8192).toString();
    expect(shown.filter(({ outerHTML }) => !start.includes(outerHTML))).toEqual([]);
  });

  test('has a description of 70 to 160 characters', () => {
    expect(metaContent(page, 'description').length).toBeGreaterThanOrEqual(70);
    expect(metaContent(page, 'description').length).toBeLessThanOrEqual(160);
  });
});

test.each(['title', 'description'])('no two pages share a %s', (part) => {
  const values = indexed.map((page) => (part === 'title' ? page.document.title : metaContent(page, 'description')));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('pages that are not for search engines say so: the 404 page, and the form’s', () => {
  const hidden = exportedPages.filter((page) => !indexed.includes(page)).map(({ address }) => address);
  expect(hidden).toEqual(expect.arrayContaining(['/404.html', '/forms/preview/']));
});
