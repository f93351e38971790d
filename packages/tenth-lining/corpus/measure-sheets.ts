/** Where a row of print stands and ends, in points from the sheet's top left corner. */
export type TrueRow = { baseline: number; right: number };

/**
 * Runs in the browser: cuts every body to what fits, then reads where the browser has put each counted word. Words of one
 * baseline are one row, whatever element they are in. Gives the rows of each sheet from the top.
 */
export function measureSheets(): TrueRow[][] {
  const points = 0.75;
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** How far below its top a line's baseline is, as a share of its height. */
  const ascentOf = (element: Element) => {
    const style = getComputedStyle(element);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
    return fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent);
  };
  const textsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const cut = (body: Element) => {
    const fits = () => body.scrollHeight <= body.clientHeight + 1;
    while (!fits() && body.childElementCount > 1) body.lastElementChild?.remove();
    const last = textsIn(body).at(-1);
    while (!fits() && last?.data.includes(' ')) last.data = last.data.replace(/ \S*$/, '');
  };
  const rowsOf = (sheet: Element): TrueRow[] => {
    const origin = sheet.getBoundingClientRect();
    const rows: TrueRow[] = [];
    for (const text of textsIn(sheet.querySelector('.body') as Element)) {
      const parent = text.parentElement;
      if (!parent || parent.closest('.skip, sup, sub')) continue;
      const ascent = ascentOf(parent);
      for (const word of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        for (const rect of range.getClientRects()) {
          const baseline = (rect.top - origin.top + rect.height * ascent) * points;
          const right = (rect.right - origin.left) * points;
          const row = rows.find((known) => Math.abs(known.baseline - baseline) < 1.5);
          if (row) row.right = Math.max(row.right, right);
          else rows.push({ baseline, right });
        }
      }
    }
    return rows.sort((a, b) => a.baseline - b.baseline);
  };
  document.querySelectorAll('.body').forEach(cut);
  return [...document.querySelectorAll('.sheet')].map(rowsOf);
}
