import { pagesByTemplate } from '../exported-pages';
import type { Page } from '../html-tree';
import { namesOf } from './inline-style';
import { usedRules } from './used-rules';

/**
 * The rules that each page needs of each style sheet. Pages of one template share them: the host's policy header names
 * the hash of every style there is, and must not grow with the publications.
 *
 * @param pages every page of the export
 * @param readSheet gives the text of a style sheet by its address
 * @returns gives the rules by the page's route and the style sheet's address
 * @throws Error for a route that is none of the pages'
 */
export function pageStyles(
  pages: ReadonlyArray<{ route: string; page: Page }>,
  readSheet: (address: string) => string,
) {
  const kinds = new Map<string, (address: string) => string>();
  for (const same of pagesByTemplate(pages).values()) {
    const names = new Set(same.flatMap(({ page }) => namesOf(page)));
    const rules = new Map<string, string>();
    const rulesOf = (address: string): string => {
      const known = rules.get(address) ?? usedRules(readSheet(address), names, address);
      rules.set(address, known);
      return known;
    };
    for (const { route } of same) kinds.set(route, rulesOf);
  }
  return (route: string, address: string): string => {
    const rulesOf = kinds.get(route);
    if (!rulesOf) throw new Error(`${route} is no page of the export.`);
    return rulesOf(address);
  };
}
