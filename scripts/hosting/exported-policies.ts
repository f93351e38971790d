import { readFile } from 'node:fs/promises';
import { exportedPages, routeOf } from '../export/exported-pages';
import { attribute, elements, parsePage } from '../export/html-tree';
import { templateOf } from '../export/templates';
import { type Policy, readPolicy, type SitePolicies, unitePolicies } from './policy';

/**
 * The policies of all exported pages, from their meta elements: of all together, and of each page, where pages share a
 * template of all that do.
 *
 * @param folder the export
 * @throws Error naming a page that has none
 */
export async function exportedPolicies(folder: string): Promise<SitePolicies> {
  const files = await exportedPages(folder);
  const pages = new Map(
    await Promise.all(files.map(async (file) => [routeOf(folder, file), await policyOf(file)] as const)),
  );
  const routes = new Set(pages.keys());
  const templates = new Map<string, string[]>();
  for (const route of routes) {
    const template = templateOf(route, routes);
    templates.set(template, [...(templates.get(template) ?? []), route]);
  }
  const kinds = new Map<string, Policy>();
  for (const [template, [route = '', ...others]] of templates) {
    const isOpen = others.length > 0;
    // Where a pattern leaves a name open, the page that says it is not found answers as well.
    const answering = isOpen ? [route, ...others, '/404.html'] : [route];
    // nginx knows a folder's page by the name of its file.
    const patterns = isOpen ? [template] : [route, route.replace(/\/$/, '/index.html')];
    const policy = unitePolicies(answering.map((page) => pages.get(page) ?? {}));
    for (const pattern of patterns) kinds.set(pattern, policy);
  }
  return { all: unitePolicies([...pages.values()]), kinds };
}

async function policyOf(file: string): Promise<Policy> {
  const metas = elements(parsePage(await readFile(file, 'utf8')), 'meta');
  const policy = metas.find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy');
  const text = policy && attribute(policy, 'content');
  if (text === undefined) throw new Error(`${file} has no Content-Security-Policy: run \`npm run build\`.`);
  return readPolicy(text);
}
