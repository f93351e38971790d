/** Keys of content that are not read: addresses, names of drawings, what only the head says, a number's other wordings and parts. */
const unread = ['href', 'id', 'image', 'mark', 'meta', 'names', 'said', 'unit', 'icon', 'link'];

/** Every sentence and label that a page must show for a piece of content. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => (unread.includes(key) ? [] : wordsOf(value)));
}
