import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { mailTo } from '@/lib/mail-to';
import { absoluteUrl } from '@/site/absolute-url';

type ReportLinkProps = {
  /** or another page that may have an error */
  publication: Pick<Publication, 'title' | 'link'>;
  className?: string;
};

/** A mail about an error, with the publication already named in it. */
export function ReportLink({ publication, className }: ReportLinkProps) {
  const { label, email, subject, ask } = publicationDetails.report;
  const { title } = publication;
  const lines = [title, absoluteUrl(publication.link), '', ask, ''];
  const href = mailTo({ to: email, subject: `${subject} ${title}`, lines });
  return (
    <TextLink href={href} isTall className={cn('text-small', className)}>
      {label}
    </TextLink>
  );
}
