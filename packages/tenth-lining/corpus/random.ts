export type Random = ReturnType<typeof seededRandom>;

const vocabulary =
  'the a of to in and that it was on by for with not as at from which this be is were had upon under before after any such notice appeal appellant respondent commissioner tribunal court judge order assessment objection decision tax income value supply period return ledger invoice payment refund section paragraph regulation schedule evidence witness statement document record letter dated served filed heard dismissed allowed stated relied submitted argued held found considered granted extended confirmed set aside reasonable sufficient lawful proper further additional relevant annual quarterly gross taxable exempt registered office company director accountant officer register valuation agreement contract property transfer duty interest penalty'.split(
    ' ',
  );

/**
 * Random numbers and plain sentences: the same seed gives the same corpus on every machine. The generator is Mulberry32 (Tommy
 * Ettinger, public domain).
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from `low` to `high`, both possible. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sentence = (words = between(8, 26)) => {
    const said = Array.from({ length: words }, () => vocabulary[between(0, vocabulary.length - 1)]).join(' ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  };
  const text = (sentences: number) => Array.from({ length: sentences }, () => sentence()).join(' ');
  return { between, sentence, text };
}
