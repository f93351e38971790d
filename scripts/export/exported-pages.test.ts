import { pagesByTemplate } from './exported-pages';

test('pages that stand side by side below a page share a template, every other has its own', () => {
  const pages = [
    '/',
    '/legal/',
    '/web/publications/',
    '/web/publications/first/',
    '/web/publications/second/',
    '/404.html',
    '/forms/preview/',
  ].map((route) => ({ route }));
  const templates = [...pagesByTemplate(pages)].map(([template, same]) => [template, same.map(({ route }) => route)]);
  expect(templates).toEqual([
    ['/', ['/']],
    ['/legal/', ['/legal/']],
    ['/web/publications/', ['/web/publications/']],
    ['/web/publications/*', ['/web/publications/first/', '/web/publications/second/']],
    ['/404.html', ['/404.html']],
    ['/forms/preview/', ['/forms/preview/']],
  ]);
});
