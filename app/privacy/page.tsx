import { PageFrame } from '@/components/layout/page-frame';
import { PageIntro } from '@/components/sections/page-intro';
import { ProseSections } from '@/components/sections/prose-sections';
import { privacy } from '@/content/privacy';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/privacy', privacy.meta);

export default function PrivacyPage() {
  return (
    <PageFrame path="/privacy" meta={privacy.meta}>
      <PageIntro {...privacy}>
        {'sample' in privacy && <p className="mt-5 font-semibold text-clay text-small">{privacy.sampleNote}</p>}
      </PageIntro>
      <ProseSections sections={privacy.sections} />
    </PageFrame>
  );
}
