import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemsOf } from '../../lib/problem';
import { exportedFiles, exportedPages } from '../export/exported-pages';
import { attribute, elements, type HtmlElement, type Page, parsePage } from '../export/html-tree';
import { readPolicy } from '../export/policy/policy';

/** Whoever else a page may load from, by the end of their host's name, and what readers call them. */
const services: ReadonlyArray<readonly [host: RegExp, name: string]> = [
  [/\btypeform\.(com|eu)$/, 'Typeform'],
  [/\byoutube(-nocookie)?\.com$/, 'YouTube'],
  [/\bvimeo\.com$/, 'Vimeo'],
];
/** What the privacy page may not say where pages load from such a service. */
const promises: ReadonlyArray<readonly [RegExp, names: readonly string[]]> = [
  [/\bno (analytics|counting|tracking)\b/i, ['Plausible']],
  [/\bnothing (is loaded )?from (others?|third)\b/i, ['YouTube', 'Vimeo', 'Plausible']],
];

/**
 * What of an export must not ship: an old one, a preview of drafts, words and addresses of samples, and a privacy page
 * that does not agree with what the pages may load by their policies.
 *
 * @param countingHost where visits are counted, if they are
 */
export function exportProblems(countingHost?: string, folder = 'out', sources = sourceFolders): Problem[] {
  const problem = problemsOf(folder);
  const first = 'run "npm run build" first';
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return [problem('', `is not there; ${first}`)];
  const built = statSync(home).mtimeMs;
  const newer = sources.flatMap(filesOf).find((file) => statSync(file).mtimeMs > built);
  if (newer) return [problem('', `is older than ${newer}; ${first}`)];

  const pages = exportedPages(folder).map(({ file, route }) => ({
    route,
    ...read(parsePage(readFileSync(file, 'utf8'))),
  }));
  if (pages.some(({ route, robots }) => route === '/' && robots.includes('noindex')))
    return [problem('', 'is a preview of drafts; build it again without DRAFTS')];
  // Each text, and each site, is told of the first page that has it.
  const seen = new Set<string>();
  const samples = pages.flatMap(({ route, texts }) =>
    texts
      .filter((text) => {
        const [found] = /[\w.-]+\.example\b/.exec(text) ?? (/\bSample\b/.test(text) ? [text] : []);
        return found !== undefined && !seen.has(found) && seen.add(found);
      })
      .map((text) => ({
        file: `the page ${route}`,
        field: `"${text.slice(0, 80)}"`,
        message: 'is a sample’s; put the real content in',
      })),
  );
  return [...samples, ...privacyProblems(pages, countingHost)];
}

const sourceFolders = ['app', 'components', 'content', 'data', 'lib', 'public', '.env.local', '.env.production'];
const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : exportedFiles(path).map((file) => join(path, file));
};

type Read = { route: string; texts: string[]; main: string; robots: string; hosts: string[] };

function privacyProblems(pages: readonly Read[], countingHost?: string): Problem[] {
  const say = (message: string): Problem => ({ file: 'content/privacy.ts', field: 'sections', message });
  const words = pages.find(({ route }) => route === '/privacy/')?.main ?? '';
  const nameOf = (host: string) =>
    host === countingHost ? 'Plausible' : (services.find(([pattern]) => pattern.test(host))?.[1] ?? host);
  const loaded = new Map(pages.flatMap(({ route, hosts }) => hosts.map((host) => [nameOf(host), route] as const)));
  const unnamed = [...loaded].filter(([name]) => !words.includes(name));
  const idle = ['Plausible', ...services.map(([, name]) => name)].filter(
    (name) => !loaded.has(name) && new RegExp(`\\b${name}\\b`).test(words),
  );
  const broken = promises.flatMap(([pattern, names]) => {
    const [promise] = pattern.exec(words) ?? [];
    const service = names.find((name) => loaded.has(name));
    return promise && service
      ? [say(`says "${promise}", and the page ${loaded.get(service)} loads from ${service}`)]
      : [];
  });
  return [
    ...unnamed.map(([name, route]) => say(`does not name ${name}, which the page ${route} loads from`)),
    ...idle.map((name) => say(`names ${name}, which no page loads from`)),
    ...broken,
  ];
}

/** What a reader gets of a page, drawings of the product left out, and where it may load from. */
function read(page: Page): Omit<Read, 'route'> {
  const meta = (name: string, value: string) =>
    elements(page, 'meta')
      .filter((element) => attribute(element, name) === value)
      .map((element) => attribute(element, 'content'))
      .join();
  const policy = Object.values(readPolicy(meta('http-equiv', 'Content-Security-Policy')));
  return {
    texts: textsOf(page),
    main: elements(page, 'main').flatMap(textsOf).join(' '),
    robots: meta('name', 'robots'),
    hosts: policy.flat().filter((source) => source.startsWith('https://')),
  };
}

/** Texts and addresses, in their order. What no reader sees is no child of an element here, or left out. */
function textsOf(parent: Page | HtmlElement): string[] {
  const own =
    'attrs' in parent ? parent.attrs.filter(({ name }) => /^(href|content|alt|action|title)$/.test(name)) : [];
  const inner = parent.childNodes.flatMap((node) => {
    if ('tagName' in node) return isUnread(node) ? [] : textsOf(node);
    return 'value' in node && node.value.trim() !== '' ? [node.value.trim()] : [];
  });
  return [...own.map(({ value }) => value), ...inner];
}

const isUnread = (element: HtmlElement): boolean =>
  ['script', 'style'].includes(element.tagName) ||
  (element.tagName === 'figure' && attribute(element, 'aria-label') !== undefined);
