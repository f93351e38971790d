import type { Publication } from '@/content/types';
import { publicationUrl } from '@/lib/publications/cite';

/**
 * Plain links that hand a publication's address to another program: no script of anybody's, nothing loaded.
 *
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat, text without a number)
 * @see https://www.rfc-editor.org/rfc/rfc6068 (mailto: spaces are %20, lines end in CRLF)
 */
export function shareAddresses(publication: Publication): { whatsApp: `https://${string}`; email: `mailto:${string}` } {
  const { title, description } = publication;
  const url = publicationUrl(publication);
  return {
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${title}, ${description}: ${url}`)}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}, ${description}\r\n\r\n${url}`)}`,
  };
}
