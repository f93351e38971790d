import { type Problem, problemReporter } from '../../lib/problem';
import { applicationPath } from '../../lib/with-trailing-slash';
import { barePath } from './address-problems';
import type { ContentValue } from './file-problems';
import type { SiteAddresses } from './site-addresses';

/** Links to pages and places that are not there. A link in several files is reported in the first. */
export function linkProblems(values: readonly ContentValue[], { pages, answers, anchors }: SiteAddresses): Problem[] {
  const links = new Map<string, ContentValue>();
  for (const link of values)
    if (link.kind === 'link' && !links.has(String(link.value))) links.set(String(link.value), link);
  return [...links].flatMap(([href, { file, field }]) => {
    const problem = problemReporter(file);
    const path = barePath(href);
    const [, place] = href.split('#', 2);
    if (!/^[/#]/.test(href) || path.startsWith(applicationPath)) return [];
    if (path !== '' && !answers(path))
      return [problem(field, `there is no page ${path}; pages are ${pages.join(', ')} and those of the publications`)];
    const isThere = place === undefined || anchors.has(place);
    return isThere ? [] : [problem(field, `no element has the id "${place}"; give the id of a section`)];
  });
}
