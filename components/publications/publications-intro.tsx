import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** No more than title and lead: the search is on the first screen. The breadcrumbs lie over the room above. */
export function PublicationsIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <Section space="none" className="pt-13 pb-6 lg:pt-16 lg:pb-9 lg:arriving:invisible">
      <div className="grid grid-cols-1 items-end gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <Heading level={1} size="hero" text={title} />
        <p className="max-w-measure text-muted xl:text-lead lg:pb-2">{lead}</p>
      </div>
    </Section>
  );
}
