import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContentValue } from './content-values';

/** A page of the site: the files its words stand in, and the places on it that a link can name. */
type SitePage = { path: string; content: ReadonlySet<string>; anchors: ReadonlySet<string> };

export type SiteAddresses = {
  pages: readonly SitePage[];
  /** whether a path is answered: by a page, a route that writes a file, or a file of public/ */
  answers: (path: string) => boolean;
};

const importPath = /from '(@\/[^']+|\.{1,2}\/[^']+)'/g;
const literalId = /\bid="([\w-]+)"/g;

/**
 * Every address that the built site will answer, read from the sources, since it is needed before there is an export.
 *
 * @param values the content's values, whose `id` and `hash` fields become places on the pages that import them
 * @param names what stands for each name in brackets: `slug` for those of publications, `subject` for those of subjects
 */
export function siteAddresses(
  values: readonly ContentValue[],
  names: Readonly<Record<string, readonly string[]>>,
): SiteAddresses {
  const named = (path: string): string[] => {
    const [whole, name = ''] = /\[(\w+)\]/.exec(path) ?? [];
    return whole ? (names[name] ?? []).map((one) => path.replace(whole, one)) : [path];
  };
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const pages = routes
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .flatMap((file) => {
      const files = reachable(join('app', file));
      const content = new Set([...files].filter((name) => name.startsWith('content/')));
      const ids = values
        .filter(({ file: name, field }) => content.has(name) && /(^|\.)(id|hash)$/.test(field))
        .map(({ value }) => String(value));
      const literal = [...files].flatMap((name) =>
        [...readFileSync(name, 'utf8').matchAll(literalId)].map(([, id]) => id ?? ''),
      );
      const anchors = new Set([...ids, ...literal]);
      return named(pathOf(file)).map((one) => ({ path: one, content, anchors }));
    });
  const written = routes.filter((file) => /\/route\.ts$/.test(file)).flatMap((file) => named(`/${dirname(file)}`));
  const answered = new Set([...pages.map(({ path }) => path), ...written]);
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join('public', path));
  return { pages, answers: (path) => answered.has(path) || isFile(path) };
}

/** The path of a page: `/legal` of `legal/page.tsx`. */
export const pathOf = (file: string) => `/${dirname(file)}`.replace(/^\/\.$/, '/');

/** The file and everything that it imports of this project, by any number of steps. */
export function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importPath)) {
    const target = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    const source = [target, `${target}.tsx`, `${target}.ts`].find((name) => /\.tsx?$/.test(name) && existsSync(name));
    if (source) reachable(source, found);
    // What no check imports, and the build cannot do without.
    else if (/^content\/[\w-]+$/.test(target)) throw new Error(`Cannot find module './${basename(target)}'`);
  }
  return found;
}
