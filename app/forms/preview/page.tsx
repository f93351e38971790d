import type { Metadata } from 'next';
import { FileOfAddress } from '@/components/preview-form/file-of-address';
import { PreviewForm } from '@/components/preview-form/preview-form';
import { formAndFile, previewForm } from '@/content/preview-form';
import { site } from '@/content/site';
import { withPdfFacts } from '@/data/pdf-facts';
import { readPublications } from '@/data/read-publications';
import { formatSize } from '@/lib/format-size';
import { builtInFormPath, formSettings } from '@/site/form-settings';
import { brandedTitle } from '@/site/page-metadata';

const { address } = formSettings();
const isBuiltIn = address === builtInFormPath;
const { meta } = isBuiltIn ? previewForm : formAndFile;

export const metadata: Metadata = {
  title: brandedTitle(meta.title),
  description: meta.description,
  robots: { index: false },
};

/** The built-in form; for a site with a form of its own, the way to that form and to the PDF. */
export default async function FormPage() {
  const publications = await Promise.all((await readPublications()).map(withPdfFacts));
  const files = publications.map(({ title, pdfUrl, pdf }) => ({ title, pdfUrl, size: formatSize(pdf.bytes) }));
  if (!isBuiltIn) {
    return (
      <main className="min-h-dvh bg-card">
        <FileOfAddress level={1} title={formAndFile.title} files={files} form={address} />
      </main>
    );
  }
  return (
    // A form does nothing without scripts, so they run at load (docs/design.md §6).
    <main data-eager="" className="min-h-dvh bg-card">
      <PreviewForm siteName={site.name} files={files} />
      <div className="hidden no-script:block failed:block">
        <FileOfAddress level={2} {...previewForm.noScript} files={files} />
      </div>
    </main>
  );
}
