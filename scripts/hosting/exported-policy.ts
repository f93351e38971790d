import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, elements, parsePage } from '../export/html-tree';
import { type Policy, readPolicy, unitePolicies } from './policy';

/**
 * The policies of all exported pages together, from their meta elements.
 *
 * @param folder the export
 * @throws Error naming a page that has none
 */
export async function exportedPolicy(folder: string): Promise<Policy> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const policies = files.map(async (file) => {
    const metas = elements(parsePage(await readFile(join(folder, file), 'utf8')), 'meta');
    const policy = metas.find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy');
    const text = policy && attribute(policy, 'content');
    if (text === undefined)
      throw new Error(`${join(folder, file)} has no Content-Security-Policy: run \`npm run build\`.`);
    return readPolicy(text);
  });
  return unitePolicies(await Promise.all(policies));
}
