/**
 * Runs in the page that is about to be printed. Counts the lines of text of each `.text` as they are set, headings
 * included, from the top of its page, and writes the number of every tenth beside the margin's rule.
 *
 * @returns for each page its number of lines, and how far its text ends above the page's foot, in CSS pixels
 */
export function numberLines(): Array<{ lines: number; spare: number }> {
  const millimetre = 96 / 25.4;
  return [...document.querySelectorAll('.text')].map((text) => {
    const page = text.parentElement as HTMLElement;
    const origin = page.getBoundingClientRect();
    const centres: number[] = [];
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { top, height, width } of range.getClientRects()) if (width > 0) centres.push(top + height / 2);
    }
    // Pieces of one line (a bold word, a page number at its end) have centres within half a line of each other.
    const lines = centres
      .sort((a, b) => a - b)
      .filter((centre, index, all) => index === 0 || centre - (all[index - 1] as number) > 5);
    lines.forEach((centre, index) => {
      if ((index + 1) % 10 !== 0) return;
      const number = document.createElement('span');
      number.className = 'line-number';
      number.setAttribute('aria-hidden', 'true');
      number.textContent = String(index + 1);
      number.style.top = `${centre - origin.top}px`;
      page.append(number);
    });
    return { lines: lines.length, spare: origin.bottom - 18 * millimetre - text.getBoundingClientRect().bottom };
  });
}
