import { templateOf } from './templates';

const routes = new Set([
  '/',
  '/legal/',
  '/web/publications/',
  '/web/publications/first/',
  '/404.html',
  '/web/publications/archive/kenya-2/',
  '/forms/preview/',
]);

test.each([
  ['/', '/'],
  ['/legal/', '/legal/'],
  ['/404.html', '/404.html'],
  ['/forms/preview/', '/forms/preview/'],
  ['/web/publications/', '/web/publications/'],
  ['/web/publications/first/', '/web/publications/*'],
  ['/web/publications/archive/kenya-2/', '/web/publications/archive/*'],
])('%s is made by %s', (route, template) => {
  expect(templateOf(route, routes)).toBe(template);
});
