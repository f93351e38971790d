import type { Metadata } from 'next';
import { PreviewForm } from '@/components/preview-form/preview-form';
import { RequestedPdf } from '@/components/preview-form/requested-pdf';
import { pdfOf } from '@/components/publications/gate/pdf-link';
import { formThenPdf, previewForm } from '@/content/preview-form';
import { site } from '@/content/site';
import { withPdfFacts } from '@/data/pdf-facts';
import { readPublications } from '@/data/read-publications';
import { builtInFormPath, formSettings } from '@/site/form-settings';
import { brandedTitle } from '@/site/page-metadata';

const { address } = formSettings();
const isBuiltIn = address === builtInFormPath;
const { meta } = isBuiltIn ? previewForm : formThenPdf;

export const metadata: Metadata = {
  title: brandedTitle(meta.title),
  description: meta.description,
  robots: { index: false },
};

/** The built-in form or, on a site with a form's id, a link to that form and then to the PDF. */
export default async function FormPage() {
  const publications = await Promise.all((await readPublications()).map(withPdfFacts));
  const files = publications.map(pdfOf);
  if (!isBuiltIn) {
    return (
      <main className="min-h-dvh bg-card">
        <RequestedPdf level={1} title={formThenPdf.title} files={files} form={address} />
      </main>
    );
  }
  return (
    // The form needs scripts, so they load at once (docs/design.md §6).
    <main data-eager="" className="min-h-dvh bg-card">
      <PreviewForm siteName={site.name} files={files} />
      <div className="hidden no-script:block failed:block">
        <RequestedPdf level={2} {...previewForm.noScript} files={files} />
      </div>
    </main>
  );
}
