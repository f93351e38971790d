import { readdirSync } from 'node:fs';

/** The addresses of the specification, and the page that the footer's link needs. */
export const mainRoutes = ['/', '/legal/', '/web/publications/', '/tenth-lining/', '/team/', '/privacy/'] as const;

/** Every exported page that stands in the site's frame, from `out/`. */
export const framedRoutes: readonly string[] = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/^(_not-found|404|forms)\//.test(file))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort();

/** The pages of single publications. */
export const publicationRoutes: readonly string[] = framedRoutes.filter((route) =>
  /^\/web\/publications\/.+/.test(route),
);
