import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/problem';

/** Where an owner who wants to count visits is sent: said here alone. */
export const countingVisits = 'how visits can be counted: content/analytics.ts and docs/marketing.md';

const loading =
  /<(link|img|iframe|source|video|audio|embed|object)\b[^>]*?\b(?:src|href|data)=\{?["'`](?:https?:)?\/\/([^/"'`\s]+)/gi;
/** Page data in JSON-LD is no script; a package that writes one is told by its import. */
const script =
  /<script\b(?![^>]*application\/ld\+json)(?:[^>]*?\bsrc=\{?["'`](?:https?:)?\/\/([^/"'`\s]+))?|from '(next\/script|@next\/third-parties[^']*|@vercel\/(?:analytics|speed-insights)[^']*)'/g;
const sheet = /(?:@import\s+(?:url\()?|url\()\s*["']?(?:https?:)?\/\/([^/"')\s]+)/gi;

/**
 * Scripts, styles, fonts, pictures and frames of other sites, pasted into a page's own file. The page's policy blocks
 * them, and the export loads every script of a page together: one that does not come keeps the others back.
 *
 * @param root the project's folder
 */
export function foreignProblems(root = '.'): Problem[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(tsx|css)$/.test(name))
      .flatMap((name) => inFile(join(folder, name), readFileSync(join(root, folder, name), 'utf8'))),
  );
}

function inFile(file: string, source: string): Problem[] {
  // Words that speak of such an element bring none.
  const text = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = (pattern: RegExp, message: (match: readonly string[]) => string) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      field: '',
      line: text.slice(0, match.index).split('\n').length,
      message: message(match),
    }));
  if (file.endsWith('.css')) return found(sheet, ([, host]) => `loads from ${host}, ${blocked}; ${own}`);
  // A snippet is several scripts, and one mistake.
  const [first] = found(script, ([, host, by]) => {
    const whose = host ? `from ${host}` : by ? `by ${by}` : 'of its own';
    return `has a script ${whose}, ${blocked} and the download would wait for; take it out, and see ${countingVisits}`;
  });
  const others = found(
    loading,
    ([, name, host]) => `brings <${name}> from ${host}, ${blocked}; ${own}, or take it out`,
  );
  return first ? [...others, first] : others;
}

const blocked = 'which the page’s policy blocks';
const own = 'save the file under public/';
