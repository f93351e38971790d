import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { mailTo } from '@/lib/mail-to';
import { caseId } from '@/lib/publications/case-id';
import { absoluteUrl } from '@/site/absolute-url';

type ReportLinkProps = {
  publication: Pick<Publication, 'title' | 'link'>;
  /** the name of the case, if the error is in one */
  name?: string;
  className?: string;
};

/** A mail about an error, with the publication and the case already named in it. */
export function ReportLink({ publication, name, className }: ReportLinkProps) {
  const { label, email, subject, ask } = publicationDetails.report;
  const { title } = publication;
  const address = `${absoluteUrl(publication.link)}${name ? `#${caseId(name)}` : ''}`;
  const href = mailTo({ to: email, subject: `${subject} ${title}`, lines: [name ?? title, address, '', ask, ''] });
  return (
    <TextLink href={href} className={cn('inline-flex min-h-11 items-center text-small', className)}>
      {label}
      {name && <span className="sr-only">: {name}</span>}
    </TextLink>
  );
}
