import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { formAndFile, noPublication } from '@/content/preview-form';

type FormAndFileProps = {
  publications: ReadonlyArray<PdfFile & { fragment: string; formHref: string }>;
};

/**
 * Between a card and the owner's form, for readers whose scripts did not come: the form is another site's and cannot hand
 * over the file, so this page waits with it. No script: the publication that the address names is found by its id.
 */
export function FormAndFile({ publications }: FormAndFileProps) {
  const { title, formLead, formLabel, sentLabel } = formAndFile;
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-10">
      <Heading level={1} size="title">
        {title}
      </Heading>
      {publications.map(({ fragment, formHref, ...publication }) => (
        <section key={fragment} id={fragment} className="mt-5 hidden target:block">
          <p className="max-w-measure">
            {formLead} <em>{publication.title}</em>.
          </p>
          <p className="mt-5">
            <ButtonLink href={formHref} newTab>
              {formLabel}
            </ButtonLink>
          </p>
          <details className="mt-5">
            <summary className="min-h-11 content-center font-semibold">{sentLabel}</summary>
            <PdfLink item={publication} />
          </details>
        </section>
      ))}
      <p className="mt-8 text-muted text-small">
        {noPublication.text} <TextLink href={noPublication.list.href}>{noPublication.list.label}</TextLink>
      </p>
    </div>
  );
}
