import { createHash } from 'node:crypto';
import pageDates from '@/content/page-dates.json' with { type: 'json' };
import { walkContent } from './walk-content';

/** Pages with words of their own, and the files of content/ that these stand in. */
export const pageSources = {
  '/': ['home', 'features', 'challenges', 'introduction', 'claims'],
  '/legal': ['legal', 'claims'],
  '/web/publications': ['publications-page'],
  '/tenth-lining': ['tenth-lining', 'record'],
  '/team': ['team'],
  '/privacy': ['privacy'],
} as const satisfies Record<string, readonly string[]>;

export type DatedPath = keyof typeof pageSources;

type PageDates = Partial<Record<DatedPath, { date: string; words: string }>>;

/** When the words of a page last changed, DD-MM-YYYY, as content/page-dates.json has recorded it. */
export function pageDate(path: DatedPath): string | undefined {
  return (pageDates as PageDates)[path]?.date;
}

/**
 * Finds pages whose words are no longer the recorded ones.
 *
 * @param recorded the content of content/page-dates.json
 * @returns for each such page, the fingerprint of its words now
 */
export async function changedPages(
  recorded: PageDates = pageDates,
): Promise<Array<{ path: DatedPath; words: string }>> {
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
