import { PageFrame } from '@/components/layout/page-frame';
import { PageIntro } from '@/components/sections/page-intro';
import { ProseSections } from '@/components/sections/prose-sections';
import { SampleMark } from '@/components/ui/sample-mark';
import { privacy } from '@/content/privacy';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/privacy', privacy.meta);

export default function PrivacyPage() {
  return (
    <PageFrame path="/privacy" meta={privacy.meta}>
      <PageIntro {...privacy}>
        <SampleMark sample={'sample' in privacy || undefined} className="mt-5 block text-small" />
      </PageIntro>
      <ProseSections sections={privacy.sections} />
    </PageFrame>
  );
}
