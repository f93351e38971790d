import { PageFrame } from '@/components/layout/page-frame';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/', { title: 'x', description: 'y' });

export default function HomePage() {
  return (
    <PageFrame path="/">
      <Section marginFrom={10}>
        <Heading level={1} size="hero">
          Ask your files. Get the answer <em className="font-normal">and the page it stands on.</em>
        </Heading>
      </Section>
    </PageFrame>
  );
}
