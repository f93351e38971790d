import { createHash } from 'node:crypto';

export type LateRuntime = {
  html: string;
  /** the page's own data, which stood in inline scripts; undefined for a page without any */
  data?: { path: string; content: string };
};

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const preloadedScript = /<link\b[^>]*\brel="(?:preload"[^>]*\bas="script"|modulepreload")[^>]*>/g;

/**
 * Takes Next's scripts out of a page, so that a visitor who only reads pays for none of them.
 *
 * - The inline ones, which repeat the page's content for React, become one file: the page weighs half, and the
 *   Content-Security-Policy needs no hash for them.
 * - All are listed, in their order, on the loader, which loads them on the visitor's first signal.
 * - A page with an element marked `data-runtime="eager"` keeps them running at load, from files, in the same order.
 * - Data blocks (JSON-LD) and speculation rules are no scripts to run, and stay; scripts for browsers without modules
 *   go, as those browsers show the page without its runtime.
 *
 * @param html a page as `next build` writes it
 * @param loader the loader's code
 */
export function lateRuntime(html: string, loader: string): LateRuntime {
  const sources: string[] = [];
  const inline: string[] = [];
  const body = html.replace(preloadedScript, '').replace(anyScript, (element, attributes: string, code: string) => {
    if (/\btype="(?!text\/javascript|module")/.test(attributes)) return element;
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (source === undefined) inline.push(code);
    else if (!/\bnomodule\b/i.test(attributes)) sources.push(source.replaceAll('&amp;', '&'));
    return '';
  });
  if (sources.length === 0 && inline.length === 0) return { html };

  const data = inline.length > 0 ? dataFile(inline) : undefined;
  // React reads the page's data when it starts, so the data comes first.
  const ordered = data ? [data.path, ...sources] : sources;
  const tags = /<[a-z]+\b[^>]*\sdata-runtime="eager"/.test(body)
    ? ordered.map((source) => `<script src="${escapeAttribute(source)}" defer=""></script>`).join('')
    : `<script data-scripts="${escapeAttribute(ordered.join(' '))}">${loader}</script>`;
  return { html: insertEarly(body, tags), data };
}

function dataFile(inline: readonly string[]): { path: string; content: string } {
  const content = inline.map((code) => `${code.replace(/;?\s*$/, '')};\n`).join('');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/_next/static/pages/${hash}.js`, content };
}

/** Before the first stylesheet: an inline script after one waits until it is there, and presses would be lost. */
function insertEarly(html: string, tags: string): string {
  const stylesheet = html.search(/<link\b[^>]*\brel="(?:stylesheet|preload)"/);
  const at = stylesheet >= 0 ? stylesheet : html.indexOf('</head>');
  return html.slice(0, at) + tags + html.slice(at);
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
