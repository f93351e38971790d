/** Keys of content that are not read on the page: addresses, names of drawings and controls, a claim's other wordings. */
const unread = 'alt href icon id image legend link logo meta names photo photoAlt inSentence'.split(' ');

/** Every sentence and label that a page must show for a piece of content. A section whose list is empty is not drawn. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  const entries = Object.entries(content).filter(([key]) => !unread.includes(key));
  const isDrawn = !entries.some(([key, value]) => key !== 'actions' && Array.isArray(value) && value.length === 0);
  return entries.flatMap(([, value]) => (isDrawn || typeof value !== 'string' ? wordsOf(value) : []));
}
