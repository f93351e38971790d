import { PageFrame } from '@/components/layout/page-frame';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/privacy', { title: 'x', description: 'y' });

export default function Page() {
  return (
    <PageFrame path="/privacy">
      <Section marginFrom={10}>
        <Heading level={1} size="hero">
          privacy
        </Heading>
      </Section>
    </PageFrame>
  );
}
