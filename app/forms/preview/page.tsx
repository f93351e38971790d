import type { Metadata } from 'next';
import { NoScriptFiles } from '@/components/preview-form/no-script-files';
import { PreviewForm } from '@/components/preview-form/preview-form';
import { gateItem } from '@/components/publications/gate/gate-item';
import { previewForm } from '@/content/preview-form';
import { site } from '@/content/site';
import { readPublications } from '@/data/read-publications';
import { formAddress } from '@/lib/form-settings';

export const metadata: Metadata = {
  title: `${previewForm.meta.title} · ${site.name}`,
  description: previewForm.meta.description,
  robots: { index: false },
};

export default async function PreviewFormPage() {
  const files = (await readPublications()).map((publication) => {
    const { title, pdfUrl, size } = gateItem(publication);
    const [, fragment = ''] = formAddress({ region: 'us' }, title).split('#');
    return { title, pdfUrl, size, fragment };
  });
  return (
    // The page is all control: its scripts run at load (docs/design.md §6). Its padding stands in for the fixed header.
    <main
      data-runtime="eager"
      aria-label={previewForm.meta.title}
      className="-mt-header no-popover:mt-0 min-h-dvh bg-card"
    >
      <h1 className="sr-only">{previewForm.meta.title}</h1>
      <PreviewForm siteName={site.name} publications={files.map(({ fragment, ...file }) => file)} />
      <NoScriptFiles publications={files} />
    </main>
  );
}
