import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { MissingLine } from '@/components/scenes/record-page';
import { PageIntro } from '@/components/sections/page-intro';
import { WayBack } from '@/components/sections/way-back';
import { notFound } from '@/content/not-found';
import { brandedTitle } from '@/lib/page-metadata';

export const metadata: Metadata = {
  title: brandedTitle(notFound.meta.title),
  description: notFound.meta.description,
  robots: { index: false },
};

export default function NotFoundPage() {
  return (
    <PageFrame>
      <PageIntro {...notFound} picture={<MissingLine />}>
        <WayBack actions={notFound.actions} />
      </PageIntro>
    </PageFrame>
  );
}
