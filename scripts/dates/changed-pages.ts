import { createHash } from 'node:crypto';
import { type DatedPath, type PageDates, pageSources } from '../../lib/page-dates';
import { walkContent } from '../checks/content-values';

/**
 * Finds pages whose words are no longer the recorded ones.
 *
 * @param recorded the content of content/page-dates.json
 * @returns for each such page, the fingerprint of its words now
 */
export async function changedPages(recorded: PageDates): Promise<Array<{ path: DatedPath; words: string }>> {
  const values = await walkContent();
  return (Object.keys(pageSources) as DatedPath[])
    .map((path) => {
      const files = pageSources[path].map((name) => `content/${name}.ts`);
      const own = values.filter(({ file, value }) => files.includes(file) && typeof value !== 'object');
      const words = createHash('sha256').update(JSON.stringify(own.map(({ field, value }) => [field, value])));
      return { path, words: words.digest('hex').slice(0, 12) };
    })
    .filter(({ path, words }) => recorded[path]?.words !== words);
}
