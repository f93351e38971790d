import type { Group } from './make-corpus';
import type { PageScore } from './score-page';

/** A page of the corpus; `name`: its file's, and its number. */
export type ScoredPage = PageScore & { group: Group; kind: string; name: string };

/** The least share of right numbers in a group. Hard pages and poor scans need only be listed. */
const leastRight: Partial<Record<Group, number>> = { typed: 0.995, 'clean scans': 0.98, 'OCRed scans': 0.98 };

/** The largest share of pages that may be listed as likely wrong: nobody looks at long lists. */
const mostLikelyWrong = 0.1;

const head =
  '| | Pages | Numbers right | Share | Pages with a wrong number | of these not listed | Listed as likely wrong | Listed in all |\n|---|--:|--:|--:|--:|--:|--:|--:|';

const percent = (part: number, whole: number): string => (whole ? `${((part / whole) * 100).toFixed(1)} %` : '–');
const isUnlisted = ({ isWrong, isListed }: PageScore) => isWrong && !isListed;

const total = (pages: PageScore[], key: keyof PageScore): number =>
  pages.reduce((sum, page) => sum + Number(page[key]), 0);

/** A table in Markdown, of the pages by title. */
function tableOf(pages: ScoredPage[], titleOf: (page: ScoredPage) => string): string {
  const rows = [...new Set(pages.map(titleOf))].map((title) => {
    const own = pages.filter((page) => titleOf(page) === title);
    const [expected, right] = [total(own, 'expected'), total(own, 'right')];
    const cells = [
      title,
      own.length,
      expected ? `${right} of ${expected}` : '–',
      percent(right, expected),
      total(own, 'isWrong'),
      own.filter(isUnlisted).length,
      expected ? percent(total(own, 'isLikelyWrong'), own.length) : '–',
      percent(total(own, 'isListed'), own.length),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [head, ...rows].join('\n');
}

/** Tables by group and by kind of file, and the targets that were missed. */
export function reportOf(pages: ScoredPage[]): { groups: string; kinds: string; missed: string[] } {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const ofGroup = (group: Group) => pages.filter((page) => page.group === group);
  const missed = groups.flatMap((group) => {
    const own = ofGroup(group);
    const [expected, right] = [total(own, 'expected'), total(own, 'right')];
    const least = leastRight[group] ?? 0;
    return [
      ...(total(own, 'isLikelyWrong') > own.length * mostLikelyWrong
        ? [`${group}: more than a tenth listed as likely wrong`]
        : []),
      ...(right < expected * least ? [`${group}: ${percent(right, expected)} right, not ${least * 100} %`] : []),
      ...own.filter(isUnlisted).map(({ name }) => `${name}: a wrong number, and not listed`),
    ];
  });
  return {
    groups: tableOf(pages, ({ group }) => group),
    kinds: tableOf(groups.flatMap(ofGroup), ({ group, kind }) => `${group}: ${kind}`),
    missed,
  };
}
