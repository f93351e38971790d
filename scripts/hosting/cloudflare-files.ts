import type { HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/**
 * The text of `_headers` for Cloudflare's static assets (Netlify and others read the format too). All rules that match
 * are applied there, and a header given twice would be joined; `! Name` takes an earlier one back first.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const given = new Set<string>();
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      return given.has(name) ? [`  ! ${name}`, line] : [line];
    });
    for (const name of Object.keys(headers)) given.add(name);
    return [pattern, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The text of `_redirects`, each address with and without its trailing slash. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}
