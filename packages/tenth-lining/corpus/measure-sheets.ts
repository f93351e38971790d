/** Where a row of print stands and ends, in points from the sheet's top left corner. */
export type TrueRow = { baseline: number; right: number };

/**
 * Runs in the browser: cuts every body to what fits, then reads where the browser has put each counted word. Words of one
 * baseline are one row, whatever element they are in. Gives the rows of each sheet from the top.
 */
export function measureSheets(): TrueRow[][] {
  const points = 0.75;
  const ascents = new Map<string, number>();
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const ascentOf = (element: Element) => {
    const style = getComputedStyle(element);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const known = ascents.get(font);
    if (known !== undefined) return known;
    context.font = font;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
    const share = fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent);
    ascents.set(font, share);
    return share;
  };
  const cut = (body: Element) => {
    const fits = () => body.scrollHeight <= body.clientHeight + 1;
    while (!fits() && body.lastElementChild && body.childElementCount > 1) body.lastElementChild.remove();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    while (texts.nextNode()) last = texts.currentNode;
    while (!fits() && last?.textContent?.includes(' ')) last.textContent = last.textContent.replace(/ \S*$/, '');
  };
  const rowsOf = (sheet: Element): TrueRow[] => {
    const origin = sheet.getBoundingClientRect();
    const rows: TrueRow[] = [];
    const texts = document.createTreeWalker(sheet.querySelector('.body') as Element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || parent.closest('.skip, sup, sub')) continue;
      for (const word of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        for (const rect of range.getClientRects()) {
          const baseline = (rect.top - origin.top + rect.height * ascentOf(parent)) * points;
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
