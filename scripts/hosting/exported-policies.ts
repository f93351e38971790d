import { readFile } from 'node:fs/promises';
import { exportedPages, routeOf } from '../export/exported-pages';
import { attribute, elements, parsePage } from '../export/html-tree';
import { templateOf } from '../export/templates';
import { type Policy, readPolicy, type SitePolicies, unitePolicies } from './policy';

/**
 * The policies of all exported pages, from their meta elements: of all together, and of each template's pages.
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
  const kinds = new Map<string, Policy>();
  for (const [route, policy] of pages) {
    for (const pattern of patternsOf(templateOf(route, routes))) {
      // Where a pattern leaves the name open, the page that says it is not found stands too.
      const others = kinds.get(pattern) ?? (pattern.endsWith('*') ? pages.get('/404.html') : undefined);
      kinds.set(pattern, unitePolicies(others ? [others, policy] : [policy]));
    }
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

/** nginx knows a folder's page by its file's name. */
function patternsOf(template: string): string[] {
  return template.endsWith('/') ? [template, `${template}index.html`] : [template];
}
