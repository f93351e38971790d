import type { Page } from '../html-tree';
import { templateOf } from '../templates';
import { namesOf } from './inline-style';
import { usedRules } from './used-rules';

/**
 * The rules that each page needs of each style sheet. Pages of one template share them: the host's policy header names
 * the hash of every style there is, and must not grow with the publications.
 *
 * @param pages every page of the export by its route
 * @param readSheet gives the text of a style sheet by its address
 * @returns gives the rules by the page's route and the style sheet's address
 */
export function pageStyles(pages: ReadonlyMap<string, Page>, readSheet: (address: string) => string) {
  const routes = new Set(pages.keys());
  const names = new Map<string, Set<string>>();
  for (const [route, page] of pages) {
    const template = templateOf(route, routes);
    const known = names.get(template) ?? new Set();
    for (const name of namesOf(page)) known.add(name);
    names.set(template, known);
  }

  const rules = new Map<string, string>();
  return (route: string, address: string): string => {
    const template = templateOf(route, routes);
    const key = `${template} ${address}`;
    const known = rules.get(key) ?? usedRules(readSheet(address), names.get(template) ?? new Set(), address);
    rules.set(key, known);
    return known;
  };
}
