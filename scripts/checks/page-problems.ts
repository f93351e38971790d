import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagePaths } from '../../lib/pages';
import { type Problem, problemsOf } from '../../lib/problem';
import { bare } from './address-problems';
import type { ContentValue } from './content-values';

/**
 * Pages of app/ without an entry in lib/pages.ts, which would be missing in the sitemap and shared without a picture;
 * entries without a page; pages that no link of the content leads to. A page of many addresses (`[slug]`) is listed where
 * these come from, and one that is not to be found says `index: false`, or decides it itself (`isFindable`).
 */
export function pageProblems(
  values: readonly ContentValue[],
  paths: readonly string[] = pagePaths,
  root = 'app',
): Problem[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)page\.tsx$/.test(file),
  );
  const unlisted = files
    .filter((file) => !file.includes('[') && !/index: false|isFindable/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ file: `app/${file}`, path: `/${dirname(file)}`.replace(/^\/\.$/, '/') }))
    .filter(({ path }) => !paths.includes(path));
  const linked = new Set(
    values.flatMap(({ field, value }) => (/(^|\.)href$/.test(field) ? [bare(String(value))] : [])),
  );
  const isThere = (path: string) => existsSync(join(root, path, 'page.tsx'));
  const inPages = problemsOf('lib/pages.ts');
  const inNavigation = problemsOf('content/navigation.ts');
  return [
    ...unlisted.map(({ file, path }) => ({
      file,
      field: '',
      message: `the page has no entry; add "'${path}': { heading: … }" to lib/pages.ts, or say robots: { index: false } if it is not to be found`,
    })),
    ...paths
      .filter((path) => !isThere(path))
      .map((path) => inPages(path, `there is no app${path}/page.tsx; add it, or take the entry out`)),
    ...paths
      .filter((path) => isThere(path) && !linked.has(path))
      .map((path) =>
        inNavigation('', `no link leads to ${path}; add one to items or footerItems, or where it belongs`),
      ),
  ];
}

/** The files of content/ that a page's own words stand in: those that its file imports by name. */
export function contentOf(path: string, root = 'app'): string[] {
  const text = readFileSync(join(root, path, 'page.tsx'), 'utf8');
  return [...text.matchAll(/from '@\/(content\/[\w-]+)'/g)].map(([, name]) => `${name}.ts`);
}
