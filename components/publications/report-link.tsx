import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { mailTo } from '@/lib/mail-to';
import { absoluteUrl } from '@/site/absolute-url';

/** A mail about an error, with the page already named in it. */
export function ReportLink({ page, className }: { page: Pick<Publication, 'title' | 'link'>; className?: string }) {
  const { label, email, subject, ask } = publicationDetails.report;
  const { title } = page;
  const lines = [title, absoluteUrl(page.link), '', ask, ''];
  const href = mailTo({ to: email, subject: `${subject} ${title}`, lines });
  return <TextLink href={href} isTall className={cn('text-small', className)} label={label} />;
}
