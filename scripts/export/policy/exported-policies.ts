import { readFile } from 'node:fs/promises';
import { type Policy, readPolicy, type SitePolicies, unitePolicies } from '../../hosting/policy';
import { exportedPages, pagesByTemplate } from '../exported-pages';
import { attribute, elements, parsePage } from '../html-tree';

/**
 * The policies of all exported pages, from their meta elements: of all together, and of each page, where pages share a
 * template of all that do.
 *
 * @param folder the export
 * @throws Error naming a page that has none
 */
export async function exportedPolicies(folder: string): Promise<SitePolicies> {
  const pages = await Promise.all(
    exportedPages(folder).map(async ({ file, route }) => ({ route, policy: await policyOf(file) })),
  );
  const notFound = pages.filter(({ route }) => route === '/404.html');
  const kinds = new Map<string, Policy>();
  for (const [template, same] of pagesByTemplate(pages)) {
    const isOpen = same.length > 1;
    // Where a pattern leaves a name open, the page that says it is not found answers as well.
    const policy = unitePolicies([...same, ...(isOpen ? notFound : [])].map((page) => page.policy));
    // nginx knows a folder's page by the name of its file.
    const patterns = isOpen ? [template] : same.flatMap(({ route }) => [route, route.replace(/\/$/, '/index.html')]);
    for (const pattern of patterns) kinds.set(pattern, policy);
  }
  return { all: unitePolicies(pages.map(({ policy }) => policy)), kinds };
}

async function policyOf(file: string): Promise<Policy> {
  const metas = elements(parsePage(await readFile(file, 'utf8')), 'meta');
  const policy = metas.find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy');
  const text = policy && attribute(policy, 'content');
  if (text === undefined) throw new Error(`${file} has no Content-Security-Policy: run \`npm run build\`.`);
  return readPolicy(text);
}
