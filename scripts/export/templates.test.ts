import { templateOf } from './templates';

const routes = new Set([
  '/',
  '/legal/',
  '/web/publications/',
  '/web/publications/first/',
  '/404.html',
  '/forms/preview/',
]);

test.each([
  ['/', '/'],
  ['/legal/', '/legal/'],
  ['/404.html', '/404.html'],
  ['/forms/preview/', '/forms/preview/'],
  ['/web/publications/', '/web/publications/'],
  ['/web/publications/first/', '/web/publications/*'],
])('%s is made by %s', (route, template) => {
  expect(templateOf(route, routes)).toBe(template);
});
