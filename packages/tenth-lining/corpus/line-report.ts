import type { CorpusFile, Group } from './make-corpus';
import type { PageScore } from './score-page';

export type FileScore = CorpusFile & { scores: PageScore[] };

/** The shares of right numbers that the site is held to, by group; hard pages and poor scans have only to be listed. */
const LEAST: Partial<Record<Group, number>> = { typed: 0.995, 'clean scans': 0.98, 'OCRed scans': 0.98 };

/** The share of pages that may be listed as likely wrong: what is listed for nothing, nobody looks at. */
const MOST_LIKELY_WRONG = 0.1;

const percent = (part: number, whole: number): string => (whole ? `${((part / whole) * 100).toFixed(1)} %` : '–');

function sum(files: FileScore[], count: (score: PageScore) => number): number {
  return files.reduce((all, { scores }) => all + scores.reduce((some, score) => some + count(score), 0), 0);
}

function line(title: string, files: FileScore[]): string {
  const [pages, expected] = [sum(files, () => 1), sum(files, (score) => score.expected)];
  const right = sum(files, (score) => score.right);
  const wrongPages = sum(files, (score) => Number(score.wrong > 0));
  const silent = sum(files, (score) => Number(score.wrong > 0 && !score.isListed));
  const listed = sum(files, (score) => Number(score.isListed));
  const likely = sum(files, (score) => Number(score.isLikelyWrong));
  const isHard = files.every(({ group }) => group === 'hard');
  return `| ${title} | ${pages} | ${isHard ? '–' : `${right} of ${expected}`} | ${isHard ? '–' : percent(right, expected)} | ${wrongPages} | ${silent} | ${isHard ? '–' : percent(likely, pages)} | ${percent(listed, pages)} |`;
}

const by = <Key extends string>(files: FileScore[], key: (file: FileScore) => Key): [Key, FileScore[]][] => {
  const groups = new Map<Key, FileScore[]>();
  for (const file of files) groups.set(key(file), [...(groups.get(key(file)) ?? []), file]);
  return [...groups];
};

/**
 * The benchmark's tables in Markdown, by group and by kind of file, what is said below them, and the targets missed.
 *
 * @param perPage milliseconds that finding the lines of one typed page takes, reading left out
 */
export function reportOf(
  files: FileScore[],
  perPage: number,
): { groups: string; kinds: string; rest: string; missed: string[] } {
  const head =
    '| | Pages | Numbers right | Share | Pages with a wrong number | of these not listed | Listed as likely wrong | Listed in all |\n|---|--:|--:|--:|--:|--:|--:|--:|';
  const groups = by(files, ({ group }) => group);
  const kinds = groups.flatMap(([group, members]) => by(members, ({ kind }) => `${group}: ${kind}`));
  const missed = groups.flatMap(([group, members]) => {
    const [right, expected] = [sum(members, (score) => score.right), sum(members, (score) => score.expected)];
    const silent = members.flatMap(({ name, scores }) =>
      scores.flatMap((score, page) =>
        score.wrong > 0 && !score.isListed ? [`${name}, page ${page + 1}: a wrong number, and not listed`] : [],
      ),
    );
    const least = LEAST[group];
    const likely = sum(members, (score) => Number(score.isLikelyWrong)) / sum(members, () => 1);
    return [
      ...(group !== 'hard' && likely > MOST_LIKELY_WRONG ? [`${group}: more than a tenth listed as likely wrong`] : []),
      ...(least && right < expected * least
        ? [`${group}: ${percent(right, expected)} of the numbers right, not ${least * 100} %`]
        : []),
      ...silent,
    ];
  });
  const tableOf = (parts: [string, FileScore[]][]) =>
    [head, ...parts.map(([title, members]) => line(title, members))].join('\n');
  const verdict = `Targets missed: ${missed.length > 0 ? `\n\n${missed.map((each) => `- ${each}`).join('\n')}` : 'none.'}`;
  const speed = `Finding the lines of a typed page takes ${perPage.toFixed(2)} ms, reading it left out.`;
  return { groups: tableOf(groups), kinds: tableOf(kinds), rest: `${speed}\n\n${verdict}`, missed };
}
