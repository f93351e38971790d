const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const links = /<link\b[^>]*>/gi;

/**
 * A page without its scripts, whatever their kind, and without the links that fetch scripts ahead. All else stays: what
 * is left is the least that these words and pictures can cost, the limit that the page is measured against.
 */
export function stripScripts(html: string): string {
  return html.replace(scripts, '').replace(links, (link) => (fetchesScript(link) ? '' : link));
}

function fetchesScript(link: string): boolean {
  const isPreloadOf = /\bas=["']?script\b/i.test(link) && /\brel=["']?(preload|prefetch)\b/i.test(link);
  return isPreloadOf || /\brel=["']?modulepreload\b/i.test(link);
}
