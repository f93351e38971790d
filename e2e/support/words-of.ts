/** Keys of content that are not read on the page: addresses, names of drawings and controls, a claim's other wordings. */
const unread = 'alt href icon id image legend link logo meta names photo photoAlt inSentence'.split(' ');

/** Every sentence and label that a page must show for a piece of content: none of a section whose list is empty. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  if (Object.values(content).some((value) => Array.isArray(value) && value.length === 0)) return [];
  return Object.entries(content).flatMap(([key, value]) => (unread.includes(key) ? [] : wordsOf(value)));
}
