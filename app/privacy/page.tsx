import { PageFrame } from '@/components/layout/page-frame';
import { PageIntro } from '@/components/sections/page-intro';
import { ProseSections } from '@/components/sections/prose-sections';
import { privacy } from '@/content/privacy';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/privacy', privacy.meta);

export default function PrivacyPage() {
  return (
    <PageFrame path="/privacy" meta={privacy.meta}>
      <PageIntro {...privacy} />
      <ProseSections sections={privacy.sections} />
    </PageFrame>
  );
}
