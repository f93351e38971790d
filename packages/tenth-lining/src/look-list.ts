import type { Doubt } from './lines/types';
import type { PageReport } from './worker/messages';

/** 'likely-wrong': the count may be; 'to-say': a person must say what a line is; 'placing': the count is right, a number is in the way. */
type Rank = 'likely-wrong' | 'to-say' | 'placing';

const ranks: Record<Doubt, Rank> = {
  unwritten: 'likely-wrong',
  unread: 'likely-wrong',
  undecoded: 'likely-wrong',
  unseen: 'likely-wrong',
  'no-text': 'likely-wrong',
  sideways: 'likely-wrong',
  columns: 'likely-wrong',
  chart: 'likely-wrong',
  handwriting: 'likely-wrong',
  'poor-scan': 'likely-wrong',
  'uneven-rows': 'likely-wrong',
  'edge-rows': 'likely-wrong',
  table: 'to-say',
  picture: 'to-say',
  'on-ink': 'placing',
  'narrow-margin': 'placing',
};

/** The gravest first. */
export const rankOrder: readonly Rank[] = ['likely-wrong', 'to-say', 'placing'];

/** The gravest rank among a page's doubts; undefined where it has none. */
export const rankOfPage = (doubts: readonly Doubt[]): Rank | undefined =>
  rankOrder.find((rank) => doubts.some((doubt) => ranks[doubt] === rank));

/** One cause of a listing, said once for all pages that share it; `pages` by index, from the first. */
export type LookEntry = { rank: Rank; doubt: Doubt; pages: number[] };

/**
 * What is to be looked at, the gravest first. A page is listed under its gravest rank only: who looks at it for a wrong count
 * sees its table too; where numbers are in the way, room is made on all such pages at once, and all are listed. Settle an entry by putting its pages into `choices.settled[doubt]`.
 */
export function lookList(pages: readonly Pick<PageReport, 'index' | 'doubts'>[]): LookEntry[] {
  const ranked = pages.map(({ index, doubts }) => ({ index, doubts, rank: rankOfPage(doubts) }));
  const entries = Object.entries(ranks).map(([name, rank]): LookEntry => {
    const doubt = name as Doubt;
    const listed = ranked.filter((page) => (rank === 'placing' || page.rank === rank) && page.doubts.includes(doubt));
    return { rank, doubt, pages: listed.map(({ index }) => index) };
  });
  return entries.filter((entry) => entry.pages.length > 0);
}
