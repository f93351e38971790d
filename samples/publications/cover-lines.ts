// Thirty lines of a page of a record, in shares of the cover's width. 141.43 is the height of a page of A4.
const top = 12;
const step = 3.62;
const count = 30;
const left = 9;
const right = 79;
const rule = 82;

/** Small steps of a fixed sequence: the same slug draws the same page on every machine (FNV-1a, then xorshift). */
function sequence(seed: string): () => number {
  let state = [...seed].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A page of text told by its lines alone: paragraphs end short, every tenth line runs through to the margin. */
function svg(slug: string, color: string): string {
  const next = sequence(slug);
  let untilEnd = 3 + Math.floor(next() * 5);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = (top + index * step).toFixed(2);
    // The title stands where the first seven would be.
    if (index < 7) return '';
    const isTenth = (index + 1) % 10 === 0;
    const isLast = untilEnd-- === 0;
    if (isLast) untilEnd = 2 + Math.floor(next() * 6);
    const end = isTenth ? rule : isLast ? left + 12 + next() * 40 : right;
    return `<line x1="${left}" x2="${end.toFixed(2)}" y1="${y}" y2="${y}" opacity="${isTenth ? 0.75 : 0.2}"/>`;
  });
  return `<svg viewBox="0 0 100 141.43" aria-hidden="true" fill="none" stroke="${color}" stroke-width=".22">${lines.join('')}<line x1="${rule}" x2="${rule}" y1="0" y2="141.43" opacity=".55"/></svg>`;
}

export const coverLines = { top, step, svg };
