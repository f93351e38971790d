import { TextLink } from '@/components/ui/text-link';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { shareAddresses } from './share-addresses';

/**
 * Two plain links: the address travels by WhatsApp or by e-mail, and nobody's script is needed for either. In a narrow
 * container they stand one above the other: side by side the second would change its row as its words arrive.
 */
export function ShareLinks({ publication }: { publication: Publication }) {
  const { label, whatsApp, email } = publicationDetails.share;
  const links = shareAddresses(publication);
  return (
    <ul aria-label={label} className="mt-5 flex flex-wrap gap-x-7 @max-2xl:flex-col">
      <li>
        <TextLink href={links.whatsApp} newTab className="flex min-h-11 items-center text-small">
          {whatsApp}
        </TextLink>
      </li>
      <li>
        <TextLink href={links.email} className="flex min-h-11 items-center text-small">
          {email}
        </TextLink>
      </li>
    </ul>
  );
}
