import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formAndFile, noPublication } from '@/content/preview-form';
import { type FormSettings, formAddress, formPageFragment } from '@/lib/form-settings';

type FormAndFileProps = { files: readonly PdfFile[]; settings: FormSettings };

/**
 * Between a card and the owner's form, for readers whose scripts did not come: the form is another site's and cannot hand
 * over the file, so this page waits with it. No script: the publication that the address names is found by its id.
 */
export function FormAndFile({ files, settings }: FormAndFileProps) {
  const { title, formLead, formLabel, sentLabel } = formAndFile;
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-10">
      <Heading level={1} size="title">
        {title}
      </Heading>
      {files.map((file) => (
        <section key={file.title} id={formPageFragment(file.title)} className="mt-5 hidden target:block">
          <p className="max-w-measure">
            {formLead} <em>{file.title}</em>.
          </p>
          <p className="mt-5">
            <ButtonLink href={formAddress(settings, file.title)} newTab>
              {formLabel}
            </ButtonLink>
          </p>
          <details className="mt-5">
            <summary className="min-h-11 content-center font-semibold">{sentLabel}</summary>
            <PdfLink item={file} />
          </details>
        </section>
      ))}
      <p className="mt-8 text-muted text-small">
        {noPublication.text} <TextLink href={noPublication.list.href}>{noPublication.list.label}</TextLink>
      </p>
    </div>
  );
}
