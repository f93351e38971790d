import { attribute, createElement, elements, type HtmlElement, insert, type Page } from './html-tree';

/**
 * Puts what stands in an element marked `data-late-drawing` into a <noscript>: a browser that runs scripts reads it as
 * one text, and has no boxes to make of it before the first words are shown. The loader turns it into elements on the
 * reader's first sign, before the runtime takes the page over; it asks for nothing to do so. Without scripts, for
 * machines that read the file, and on paper the drawing is part of the page as always.
 *
 * @param page a page as `next build` writes it; changed
 * @throws Error when a drawing is on a page whose runtime runs at load, holds an island or a script, or is no picture
 *   with a name: what would be missing until then could be needed
 */
export function lateDrawings(page: Page, isEager: boolean): void {
  const late = elements(page).filter((element) => attribute(element, 'data-late-drawing') !== undefined);
  for (const drawing of late) {
    refuseNeeded(drawing, isEager);
    const text = createElement('noscript', { 'data-late': '' });
    for (const node of [...drawing.childNodes]) insert(text, node);
    insert(drawing, text);
  }
}

function refuseNeeded(drawing: HtmlElement, isEager: boolean): void {
  if (isEager) throw new Error('a drawing that comes late stands on a page whose runtime runs at load');
  if (attribute(drawing, 'role') !== 'img' || !attribute(drawing, 'aria-label'))
    throw new Error('a drawing that comes late has no role and name of its own');
  const needed = elements(drawing).find(
    (element) =>
      ['a', 'button', 'input', 'select', 'script', 'style', 'template', 'noscript'].includes(element.tagName) ||
      attribute(element, 'data-island') !== undefined,
  );
  if (needed) throw new Error(`a drawing that comes late holds a <${needed.tagName}>`);
}
