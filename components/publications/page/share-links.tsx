import { TextLink } from '@/components/ui/text-link';
import { publicationPage } from '@/content/publication-page';
import type { Publication } from '@/content/types';
import { shareLinks } from '@/lib/publications/share-links';

/** Two plain links: the address travels by WhatsApp or by e-mail, and nobody's script is needed for either. */
export function ShareLinks({ publication }: { publication: Publication }) {
  const { label, whatsApp, email } = publicationPage.share;
  const links = shareLinks(publication);
  return (
    <ul aria-label={label} className="mt-5 flex flex-wrap gap-x-7 print:hidden">
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
