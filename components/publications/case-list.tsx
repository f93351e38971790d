import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { internalPath } from '@/lib/internal-path';

/** Every case by its name, with the publication that has it: what a browser's own Find can look through. */
export function CaseList({ publications }: { publications: readonly Publication[] }) {
  const byName = new Intl.Collator(site.lang).compare;
  const cases = publications
    .flatMap(({ title, link, contents }) => contents.map((one) => ({ ...one, title, href: internalPath(link) })))
    .sort((one, other) => byName(one.name, other.name));
  return (
    <Section ground="card" className="pt-10">
      <ul className="gap-x-10 lg:columns-2">
        {cases.map(({ name, citation, subject, sample, title, href }) => (
          <li key={`${href} ${name}`} className="break-inside-avoid border-line border-b py-3">
            <p className="font-semibold leading-snug">{name}</p>
            <p className="text-muted text-small">
              {sample && <span className="mr-2 font-semibold text-clay">{publicationDetails.sampleMark}</span>}
              {citation && `${citation}. `}
              {subject}. <TextLink href={href}>{title}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
