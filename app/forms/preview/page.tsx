import type { Metadata } from 'next';
import { BuiltInForm } from '@/components/built-in-form/built-in-form';
import { RequestedPdf } from '@/components/built-in-form/requested-pdf';
import { pdfOf } from '@/components/publications/gate/pdf-link';
import { builtInForm, ownFormPage } from '@/content/built-in-form';
import { site } from '@/content/site';
import { withPdfFacts } from '@/data/pdf-facts';
import { readPublications } from '@/data/read-publications';
import { builtInFormPath, formSettings } from '@/site/form-settings';
import { brandedTitle } from '@/site/page-metadata';

const { address } = formSettings();
const isBuiltIn = address === builtInFormPath;
const { meta } = isBuiltIn ? builtInForm : ownFormPage;

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
        <RequestedPdf level={1} title={ownFormPage.title} files={files} form={address} />
      </main>
    );
  }
  return (
    // The form needs scripts, so they load at once (docs/design.md §6).
    <main data-eager="" className="min-h-dvh bg-card">
      <BuiltInForm siteName={site.name} files={files} />
      <div className="hidden no-script:block failed:block">
        <RequestedPdf level={2} {...builtInForm.noScript} files={files} />
      </div>
    </main>
  );
}
