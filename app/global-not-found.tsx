import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { NotFoundScene } from '@/components/scenes/not-found-scene';
import { NumberedLinks } from '@/components/sections/numbered-links';
import { PageIntro } from '@/components/sections/page-intro';
import { notFound } from '@/content/not-found';
import { brandedTitle } from '@/site/page-metadata';
import RootLayout from './layout';
import { NotFoundLead } from './not-found-lead';

export { viewport } from './layout';

export const metadata: Metadata = {
  title: brandedTitle(notFound.meta.title),
  description: notFound.meta.description,
  robots: { index: false },
};

/** A global 404: Next copies a nested not-found into every page's payload. */
export default function NotFoundPage() {
  return (
    <RootLayout>
      <PageFrame>
        <PageIntro {...notFound} lead={<NotFoundLead {...notFound} />} picture={<NotFoundScene />}>
          <NumberedLinks actions={notFound.actions} />
        </PageIntro>
      </PageFrame>
    </RootLayout>
  );
}
