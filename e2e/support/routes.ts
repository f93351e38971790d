import { existsSync, readFileSync, statSync } from 'node:fs';
import { exportedPages } from '@/scripts/export/exported-pages';

/** The addresses that were asked for (R2), and the page that the footer's link needs. */
export const mainRoutes = ['/', '/legal/', '/web/publications/', '/tenth-lining/', '/team/', '/privacy/'] as const;

/** Every exported page that stands in the site's frame, from `out/`. */
const framedRoutes: readonly string[] = exportedPages('out')
  .map(({ route }) => route)
  .filter((route) => route.endsWith('/') && !/^\/(_not-found|404|forms)\//.test(route))
  .sort();

/** The pages of single publications, and those of single subjects. */
const publicationRoutes = framedRoutes.filter((route) => /^\/web\/publications\/(?!subjects\/)[^/]+\/$/.test(route));
const subjectRoutes = framedRoutes.filter((route) => /^\/web\/publications\/subjects\/[^/]+\/$/.test(route));

/** Bytes of a page and of all its pictures in all their sizes. */
function weight(route: string): number {
  const html = readFileSync(`out${route}index.html`, 'utf8');
  const files = new Set([...html.matchAll(/\/[\w/.-]+\.(?:avif|webp|png|jpe?g)\b/g)].map(([path]) => `out${path}`));
  const sizes = [...files].filter((file) => existsSync(file)).map((file) => statSync(file).size);
  return html.length + sizes.reduce((sum, size) => sum + size, 0);
}

const heaviest = (routes: readonly string[]) =>
  routes.toSorted((one, other) => weight(other) - weight(one)).slice(0, 1);

/** The first, the last and the heaviest of the publications' pages, which share one template. */
export const publicationExtremes: readonly string[] = [
  ...new Set([...publicationRoutes.slice(0, 1), ...publicationRoutes.slice(-1), ...heaviest(publicationRoutes)]),
];

/** One page of each kind, of publications the extremes, of subjects the heaviest. */
export const everyKindOfPage: readonly string[] = [
  ...framedRoutes.filter((route) => !publicationRoutes.includes(route) && !subjectRoutes.includes(route)),
  ...publicationExtremes,
  ...heaviest(subjectRoutes),
];
