import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/problem';

/** Where an owner who wants to count visits is sent: said here alone. */
export const countingVisits = 'how visits can be counted: content/analytics.ts and docs/marketing.md';

/** Page data in JSON-LD is no script; a package that writes one is told by its import. */
const foreign =
  /<script\b(?![^>]*application\/ld\+json)|from '(?:next\/script|@next\/third-parties|@vercel\/)|<(?:link|img|iframe|source|video|audio|embed|object)\b[^>]*?\b(?:src|href|data)=\{?["'`](?:https?:)?\/\/|(?:@import|url\()\s*["']?(?:https?:)?\/\//i;

/**
 * Scripts, styles, fonts, pictures and frames of other sites, pasted into a page's own file: the page's policy blocks them,
 * and the export loads every script of a page together, so that one that does not come keeps the others back.
 *
 * @param root the project's folder
 */
export function foreignProblems(root = '.'): Problem[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(tsx|css)$/.test(name))
      .flatMap((name) => {
        const lines = readFileSync(join(root, folder, name), 'utf8').split('\n');
        const line = lines.findIndex((text) => !/^\s*(\/\/|\/?\*)/.test(text) && foreign.test(text)) + 1;
        const message = `brings a script or a file of another site, which the page’s policy blocks; save the file under public/, and see ${countingVisits}`;
        return line > 0 ? [{ file: join(folder, name), field: '', line, message }] : [];
      }),
  );
}
