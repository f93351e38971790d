import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemReporter } from '../../lib/problem';
import { exportedFiles, exportedPages } from '../export/exported-pages';
import { parsePage } from '../export/parse-page';

const nothing = /\bnothing (is loaded )?from (others?|third)\b/i;
/** Other companies that pages may load from: their host, and what the privacy page may not say then. */
const services: Readonly<Record<string, { host?: RegExp; denials: readonly RegExp[] }>> = {
  Typeform: { host: /\btypeform\.(com|eu)$/, denials: [] },
  YouTube: { host: /\byoutube(-nocookie)?\.com$/, denials: [nothing] },
  Vimeo: { host: /\bvimeo\.com$/, denials: [nothing] },
  Plausible: { denials: [/\bno (analytics|counting|tracking)\b/i, nothing] },
};

/**
 * What must not ship: an old export, a preview of drafts, words and addresses of samples, and a privacy page that contradicts
 * the policies of the pages.
 *
 * @param countingHost where visits are counted, if they are
 */
export function exportProblems(countingHost?: string, folder = 'out', sources = sourcePaths): Problem[] {
  const problem = problemReporter(folder);
  const first = 'run "npm run build" first';
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return [problem('', `is not there; ${first}`)];
  const built = statSync(home).mtimeMs;
  const newer = sources.flatMap(filesIn).find((file) => statSync(file).mtimeMs > built);
  if (newer) return [problem('', `is older than ${newer}; ${first}`)];

  const pages = exportedPages(folder).map(({ file, route }) => ({
    route,
    page: parsePage(readFileSync(file, 'utf8')),
  }));
  if (pages.some(({ route, page }) => route === '/' && metaOf(page, 'name', 'robots').includes('noindex')))
    return [problem('', 'is a preview of drafts; build it again without DRAFTS')];
  // Reported for the first page that has it.
  const samples = new Map<string, Problem>();
  for (const { route, page } of pages)
    for (const text of textsOf(page.documentElement)) {
      const [found] = /[\w.-]+\.example\b/.exec(text) ?? (/\bSample\b/.test(text) ? [text] : []);
      const say = problemReporter(`the page ${route}`);
      if (found && !samples.has(found))
        samples.set(found, say(`"${text.slice(0, 80)}"`, 'is a sample; replace it by the real content'));
    }
  return [...samples.values(), ...privacyProblems(pages, countingHost)];
}

/** What an export is made from. */
const sourcePaths = 'app components content data lib site public .env.local .env.production'.split(' ');

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : exportedFiles(path).map((file) => join(path, file));
}

function privacyProblems(pages: ReadonlyArray<{ route: string; page: Document }>, countingHost?: string): Problem[] {
  const say = (message: string) => problemReporter('content/privacy.ts')('sections', message);
  const privacy = pages.find(({ route }) => route === '/privacy/');
  const main = privacy?.page.querySelector('main');
  const words = main ? textsOf(main).join(' ') : '';
  const nameOf = (host: string) =>
    host === countingHost
      ? 'Plausible'
      : (Object.keys(services).find((name) => services[name]?.host?.test(host)) ?? host);
  const loaded = new Map(
    pages.flatMap(({ route, page }) => {
      const hosts = metaOf(page, 'http-equiv', 'Content-Security-Policy').match(/https:\/\/[^\s;]+/g) ?? [];
      return hosts.map((host) => [nameOf(host), route] as const);
    }),
  );
  const ofLoaded = [...loaded].flatMap(([name, route]) => [
    ...(words.includes(name) ? [] : [`does not name ${name}, which the page ${route} loads from`]),
    ...(services[name]?.denials ?? []).flatMap((denial) => {
      const [said] = denial.exec(words) ?? [];
      return said ? [`says "${said}", and the page ${route} loads from ${name}`] : [];
    }),
  ]);
  const idle = Object.keys(services).filter((name) => !loaded.has(name) && new RegExp(`\\b${name}\\b`).test(words));
  return [...ofLoaded, ...idle.map((name) => `names ${name}, which no page loads from`)].map(say);
}

const metaOf = (page: Document, name: string, value: string): string =>
  page.querySelector(`meta[${name}="${value}"]`)?.getAttribute('content') ?? '';

/** The texts and addresses that readers see, without those of drawings. */
function textsOf(element: Element): string[] {
  if (element.matches('script, style, figure[aria-label]')) return [];
  const own = [...element.attributes].filter(({ name }) => /^(href|content|alt|action|title)$/.test(name));
  const inner = [...element.childNodes].flatMap((node) => {
    if ('tagName' in node) return textsOf(node as Element);
    const text = node.nodeName === '#text' ? node.textContent?.trim() : '';
    return text ? [text] : [];
  });
  return [...own.map(({ value }) => value), ...inner];
}
