/** Slips are letters wrong, missing, added, or turned around, from `at` and `to` on. @returns above `most`: too many */
function slipsBetween(one: string, other: string, most: number, at = 0, to = 0): number {
  if (at < one.length && one[at] === other[to]) return slipsBetween(one, other, most, at + 1, to + 1);
  const longer = one.length - at - (other.length - to);
  if (at === one.length && longer === 0) return 0;
  if (most === 0 || Math.abs(longer) > most) return most + 1;
  const after = (left: number, right: number) => slipsBetween(one, other, most - 1, at + left, to + right);
  const isTurned = one[at] === other[to + 1] && one[at + 1] === other[to];
  return 1 + Math.min(after(1, 1), after(1, 0), after(0, 1), isTurned ? after(2, 2) : most);
}

/** Which letters a word has, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function isMoreThan(most: number, bits: number): boolean {
  let rest = bits;
  for (let count = 0; count < most; count += 1) rest &= rest - 1;
  return rest !== 0;
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');

/** What is left without a beginning that turns a word round, or makes it another: internal and external, reorganise. */
const bare = (word: string) => word.replace(/^(in|un|im|ir|il|ex|re|de|dis|mis)(?=.{4})/, '');
const turnsRound = (one: string, other: string) => [one, bare(one)].includes(bare(other)) || bare(one) === other;

/**
 * The word that a reader meant: one slip away, two in a long word, but never one that turns it round (invalid, valid).
 * The nearest, then one with the same first letter, then the commonest. Of short words a slip makes others.
 *
 * @param counts how often each word is in use
 */
export function spelled(
  typed: string,
  words: readonly string[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (typed.length < 4 || /\d/.test(typed)) return undefined;
  const most = typed.length < 8 ? 1 : 2;
  const letters = lettersOf(typed);
  let best: { word: string; rank: number } | undefined;
  for (const word of words) {
    if (word.length < 3 || Math.abs(word.length - typed.length) > most) continue;
    // A slip brings or takes at most one letter: of thousands of words this leaves a few to compare.
    const own = lettersOf(word);
    if (isMoreThan(most, letters & ~own) || isMoreThan(most, own & ~letters) || /[\d=§ ]/.test(word)) continue;
    // Of four letters, only turned ones: "back" is no bank.
    if (typed.length < 5 && letters !== own) continue;
    // A letter doubled in the wrong place is one slip: tarrif.
    const slips = undoubled(typed) === undoubled(word) ? 1 : slipsBetween(typed, word, most);
    if (slips > most || turnsRound(typed, word)) continue;
    const rank = -1000 * slips + (word[0] === typed[0] ? 500 : 0) + Math.min(counts.get(word) ?? 0, 400);
    if (!best || rank > best.rank) best = { word, rank };
  }
  return best?.word;
}
