import type { Group } from './make-corpus';
import type { PageScore } from './score-page';

/** A page of the corpus; `name`: its file's, and its number. */
export type ScoredPage = PageScore & { group: Group; kind: string; name: string };

/** The least share of right numbers in a group. Hard pages and poor scans need only be listed. */
const LEAST_RIGHT: Partial<Record<Group, number>> = { typed: 0.995, 'clean scans': 0.98, 'OCRed scans': 0.98 };

/** The largest share of pages that may be listed as likely wrong: nobody looks at long lists. */
const MOST_LIKELY_WRONG = 0.1;

const HEAD =
  '| | Pages | Numbers right | Share | Pages with a wrong number | of these not listed | Listed as likely wrong | Listed in all |\n|---|--:|--:|--:|--:|--:|--:|--:|';

const percent = (part: number, whole: number): string => (whole ? `${((part / whole) * 100).toFixed(1)} %` : '–');
const isUnlisted = ({ wrong, isListed }: PageScore) => wrong > 0 && !isListed;

function totals(pages: PageScore[]) {
  const sum = (count: (page: PageScore) => number | boolean) =>
    pages.reduce((all, page) => all + Number(count(page)), 0);
  return {
    expected: sum(({ expected }) => expected),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong > 0),
    unlisted: sum(isUnlisted),
    listed: sum(({ isListed }) => isListed),
    likelyWrong: sum(({ isLikelyWrong }) => isLikelyWrong),
  };
}

/** A table in Markdown, of the pages by title. */
function tableOf(pages: ScoredPage[], titleOf: (page: ScoredPage) => string): string {
  const rows = [...new Set(pages.map(titleOf))].map((title) => {
    const own = pages.filter((page) => titleOf(page) === title);
    const { expected, right, wrong, unlisted, listed, likelyWrong } = totals(own);
    const numbers = expected ? `${right} of ${expected}` : '–';
    const likely = expected ? percent(likelyWrong, own.length) : '–';
    const cells = [own.length, numbers, percent(right, expected), wrong, unlisted, likely, percent(listed, own.length)];
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  return [HEAD, ...rows].join('\n');
}

/** Tables by group and by kind of file, and the targets that were missed. */
export function reportOf(pages: ScoredPage[]): { groups: string; kinds: string; missed: string[] } {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const ofGroup = (group: Group) => pages.filter((page) => page.group === group);
  const missed = groups.flatMap((group) => {
    const own = ofGroup(group);
    const { expected, right, likelyWrong } = totals(own);
    const least = LEAST_RIGHT[group] ?? 0;
    return [
      ...(likelyWrong > own.length * MOST_LIKELY_WRONG ? [`${group}: more than a tenth listed as likely wrong`] : []),
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
