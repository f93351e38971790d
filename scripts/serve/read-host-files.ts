import { existsSync, readFileSync } from 'node:fs';

/** Headers for addresses that match `pattern`, in which `*` is any characters; one without a value is taken back. */
export type HeaderRule = { pattern: string; lines: Array<[name: string, value?: string]> };

/**
 * The rules of a `_headers` file, as Cloudflare reads it: a line without indent begins a rule, indented lines are its
 * headers, and `! Name` takes back the value of an earlier rule.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, detached, name = detached, value] = /^\s+(?:! ([\w-]+)|([\w-]+):\s*(.*))$/.exec(line) ?? [];
    if (name) rules.at(-1)?.lines.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), lines: [] });
  }
  return rules;
}

/** The headers of one path; values of several rules are joined, as Cloudflare joins them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => {
    const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${source.join('.*')}$`, 's').test(path);
  });
  const headers: Record<string, string> = {};
  for (const [name, value] of matching.flatMap(({ lines }) => lines)) {
    if (value === undefined) delete headers[name];
    else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** Where addresses have moved to, by the old path, decoded: the lines `/old /new 301` of an export's `_redirects`. */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = `${folder}/_redirects`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.map((line) => line.split(' ')).map(([moved = '', target = '']) => [decodeURIComponent(moved), target]),
  );
}
