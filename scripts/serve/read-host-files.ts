import { existsSync, readFileSync } from 'node:fs';

/** Headers for all addresses that match; `*` stands for any characters. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

/**
 * The rules of a `_headers` file, as Cloudflare reads it: a line without indent begins a rule, indented lines are its
 * headers. Lines with `!`, which detach a header, are skipped: in `headersFor` a later rule wins anyway.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function readHeaders(text: string): HeaderRule[] {
  const rules: Array<{ pattern: string; headers: Record<string, string> }> = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of one path; of two rules the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => {
    const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${source.join('.*')}$`, 's').test(path);
  });
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Where addresses have moved to, by the old path, decoded: the lines `/old /new 301` of an export's `_redirects`. */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = `${folder}/_redirects`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.map((line) => line.split(' ')).map(([moved = '', target = '']) => [decodeURIComponent(moved), target]),
  );
}
