/** What is counted, in the words of docs/marketing.md; an owner sets goals by these names. */
type Counted =
  | 'Demo pressed'
  | 'Download opened'
  | 'Form sent'
  | 'PDF opened'
  | 'Search'
  | 'Search without result'
  | 'Tool opened'
  | 'Tool finished';

/** An event with what the service shows beside it; without a name, a page that was seen. */
export type Happening = { name?: Counted; details?: Record<string, string> };

/** More of a reader's words is cut off, in signs. */
const longest = 100;

/** Where links lead that are counted: the calendar for demos, and the tools, this site's and others. */
export type Places = { demo: string; tools: readonly string[] };

/** What a press on an element of a page is counted as; undefined for all others. */
export function pressed(element: Element, { demo, tools }: Places): Happening | undefined {
  const control = element.closest<HTMLElement>('a, button');
  // The card's button, and the link that stands there before (components/publications/gate/download-button.tsx).
  const [, slug] = /^download-(.+)/.exec(control?.id ?? '') ?? [];
  if (slug) return { name: 'Download opened', details: { publication: slug } };
  const href = control?.getAttribute('href') ?? '';
  const tool = tools.find((place) => href.startsWith(place));
  if (control?.matches('[download$="-numbered.pdf"]')) return { name: 'Tool finished' };
  if (href.startsWith(demo)) return { name: 'Demo pressed' };
  if (tool) return { name: 'Tool opened', details: { tool } };
  return pdfOpened(href);
}

/** The opening of a publication's PDF, by its address; undefined for any other address. */
export function pdfOpened(href: string): Happening | undefined {
  const [, file] = /([^/]+\.pdf)$/i.exec(href) ?? [];
  return file ? { name: 'PDF opened', details: { file: decodeURI(file) } } : undefined;
}

/** The page of another site that led here; '' where none says so, and for this site's own, which are counted by themselves. */
export function referredFrom(referrer: string, origin: string): string {
  return referrer && new URL(referrer).origin !== origin ? referrer : '';
}

/**
 * What the sentence that tells of a search is counted as, once it has settled.
 *
 * @param said the sentence; '' before any search
 * @param none the sentence of a search without result, `{query}` in the place of the reader's words
 * @param words the reader's words, where the owner wants those that found nothing
 */
export function searched(said: string, none: string, words?: string): Happening[] {
  if (!said) return [];
  const isNothing = none.split('{query}').every((part) => said.includes(part));
  const details = words === undefined ? undefined : { words: [...words].slice(0, longest).join('') };
  return [
    { name: 'Search' },
    ...(isNothing ? [{ name: 'Search without result' as const, ...(details && { details }) }] : []),
  ];
}
