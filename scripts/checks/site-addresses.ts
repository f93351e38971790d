import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentValue } from './file-problems';

export type SiteAddresses = ReturnType<typeof siteAddresses>;

const literalId = /\bid="([\w-]+)"/g;

/**
 * Every address of the site, read from the sources, since content is checked before the export exists. The export's own test
 * asks whether a place is on the page that a link names (e2e/export/links.test.ts).
 *
 * @param names the values of each name in brackets: `slug`, `subject`
 */
export function siteAddresses(values: readonly ContentValue[], names: Readonly<Record<string, readonly string[]>>) {
  const named = (path: string): string[] => {
    const [whole, name = ''] = /\[(\w+)\]/.exec(path) ?? [];
    return whole ? (names[name] ?? []).map((one) => path.replace(whole, one)) : [path];
  };
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith('/page.tsx')).map((file) => dirname(file));
  const written = files.filter((file) => file.endsWith('/route.ts')).map((file) => dirname(file));
  const answered = new Set([...pages, ...written].flatMap(named));
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join('public', path));
  return {
    /** paths of pages that have one address each */
    pages: pages.filter((path) => !path.includes('[')),
    /** whether a path is answered: by a page, a route that writes a file, or a file of public/ */
    answers: (path: string) => answered.has(path) || isFile(path),
    /** the places on pages that a link can name */
    anchors: new Set([
      ...values.flatMap(({ kind, value }) => (kind === 'anchor' ? [String(value)] : [])),
      ...['app', 'components'].flatMap(idsIn),
    ]),
  };
}

function idsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(literalId)].map(([, id = '']) => id));
}
