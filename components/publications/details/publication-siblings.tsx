import { Link, TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import { Container } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';

export function PublicationSiblings({ previous, next }: { previous?: Publication; next?: Publication }) {
  const words = publicationDetails.siblings;
  return (
    <nav aria-label={words.label} className="border-line border-t bg-card py-12">
      <Container className="flex flex-wrap items-start gap-x-16 gap-y-8">
        {previous && <Sibling label={words.previous} publication={previous} />}
        {next && <Sibling label={words.next} publication={next} />}
        <TextLink href="/web/publications" className="flex min-h-11 basis-full items-center lg:ml-auto lg:basis-auto">
          {words.all}
        </TextLink>
      </Container>
    </nav>
  );
}

function Sibling({ label, publication }: { label: string; publication: Publication }) {
  const { title, link, image, date } = publication;
  return (
    <Link href={link} className="group flex min-w-0 max-w-full items-center gap-5 no-underline">
      <span className="w-16 min-w-0">
        <Picture src={image} alt="" sizes="4rem" className="h-auto w-full rounded-sm shadow-float" />
      </span>
      {/* With large text the cover shrinks to leave room for the longest word. */}
      <span className="min-w-[min(9rem,70%)] shrink-[9999]">
        <span className="block text-muted text-small">{label}</span>
        <span className="block font-semibold text-teal underline-offset-4 group-hover:underline">{title}</span>
        <span className="block text-muted text-small">{formatDate(date).text}</span>
      </span>
    </Link>
  );
}
