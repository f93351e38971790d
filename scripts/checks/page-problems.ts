import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../lib/pages';
import type { Problem } from '../../lib/problem';
import { bare } from './address-problems';
import type { ContentValue } from './content-values';
import { pathOf } from './site-addresses';

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
  const unlisted = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('[') && !paths.includes(pathOf(file)))
    .filter((file) => !/index: false|isFindable/.test(readFileSync(join(root, file), 'utf8')));
  const linked = new Set(
    values.flatMap(({ field, value }) => (/(^|\.)href$/.test(field) ? [bare(String(value))] : [])),
  );
  return [
    ...unlisted.map((file) => {
      const message = `the page has no entry; add "'${pathOf(file)}': { heading: … }" to lib/pages.ts, or say robots: { index: false } if it is not to be found`;
      return { file: `app/${file}`, field: '', message };
    }),
    ...paths.flatMap((path) => {
      if (!existsSync(join(root, path, 'page.tsx'))) {
        const message = `there is no app${path}/page.tsx; add it, or take the entry out`;
        return { file: 'lib/pages.ts', field: path, message };
      }
      const message = `no link leads to ${path}; add one to items or footerItems, or where it belongs`;
      return linked.has(path) ? [] : { file: 'content/navigation.ts', field: '', message };
    }),
  ];
}
