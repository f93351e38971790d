import { PageFrame } from '@/components/layout/page-frame';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

export default function NotFoundPage() {
  return (
    <PageFrame>
      <Section>
        <Heading level={1} size="hero">
          404
        </Heading>
      </Section>
    </PageFrame>
  );
}
