import { type HeaderRule, patternSource } from './header-rules';
import type { Redirect } from './redirects';

/**
 * The text of `_nginx.conf`, which deploy/nginx.conf includes in its `http` block: every header, and where moved addresses
 * lead (`$site_moved_to`, empty for all others).
 *
 * `add_header` in a block hides those of the blocks around it, so all stand here, and those that differ by address get
 * their value from a map. Security headers go with every status; caching only with what was found: a file that is
 * missing during a deploy must not be missing for a year, so nobody keeps an error.
 */
export function nginxInclude(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const [maps, lines] = [[] as string[], [] as string[]];
  for (const name of names) {
    const suffix = name === 'Cache-Control' ? '' : ' always';
    const [first, ...others] = rules.filter(({ headers }) => headers[name] !== undefined);
    if (first?.pattern === '/*' && others.length === 0) {
      lines.push(`add_header ${name} ${quoted(first.headers[name])}${suffix};`);
    } else {
      const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
      maps.push(headerMap(variable, name, rules));
      lines.push(`add_header ${name} ${variable}${suffix};`);
    }
  }
  const keys = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ path, to })));
  const moved = keys.map(({ path, to }) => `${quoted(path)} ${quoted(to)};`);
  return `# Written by the build (scripts/export/host-files.ts). Do not edit.
map_hash_bucket_size ${bucketSize(keys.map(({ path }) => path))};
${[...maps, map('$site_moved_to', [`default "";`, ...moved]), notKept, ...lines].join('\n')}
`;
}

/**
 * Bytes of a bucket in nginx's tables. nginx does not start where a key and what stands beside it (two pointers) are longer
 * than one; its own size, 64, is reached by an address of about 46 characters.
 *
 * @see https://nginx.org/en/docs/hash.html
 */
function bucketSize(keys: readonly string[]): number {
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  return 2 ** Math.max(7, Math.ceil(Math.log2(longest + 32)));
}

const notKept = `map $status $site_not_kept {
  default "";
  "~^[45]" "no-store";
}
add_header Cache-Control $site_not_kept always;`;

// The first expression that matches wins in nginx, the last rule in the definition.
function headerMap(variable: string, name: string, rules: readonly HeaderRule[]): string {
  const values = rules.flatMap(({ pattern, headers }) =>
    headers[name] === undefined ? [] : [{ pattern, value: headers[name] }],
  );
  const entries = values
    .reverse()
    .map(({ pattern, value }) => `${quoted(`~${patternSource(pattern)}`)} ${quoted(value)};`);
  return map(variable, ['default "";', ...entries]);
}

function map(variable: string, entries: readonly string[]): string {
  return `map $uri ${variable} {\n${entries.map((entry) => `  ${entry}\n`).join('')}}`;
}

const quoted = (value = ''): string => `"${value.replaceAll('"', '\\"')}"`;
