import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { allPublicationsHint, ownFormPage } from '@/content/built-in-form';
import { formPageFragment, publicationField } from '@/site/form-settings';

type RequestedPdfProps = {
  level: 1 | 2;
  title: string;
  text?: string;
  files: readonly PdfFile[];
  /** address of the owner's form, which is offered before the PDF */
  form?: string;
};

/** Without scripts: the PDF that the address's hash names. Each entry's id equals the hash that a card links to. */
export function RequestedPdf({ level, title, text, files, form }: RequestedPdfProps) {
  return (
    <div className="mx-auto grid max-w-[42rem] gap-5 px-5 py-10">
      <Heading level={level} size="title" text={title} />
      {text && <p className="text-muted">{text}</p>}
      {files.map((file) => (
        <div key={file.title} id={formPageFragment(file.title)} className="hidden target:block">
          {form ? <OwnFormThenPdf form={form} file={file} /> : <PdfLink item={file} />}
        </div>
      ))}
      <p className="text-muted text-small">
        {allPublicationsHint.text}{' '}
        <TextLink href={allPublicationsHint.list.href} label={allPublicationsHint.list.label} />
      </p>
    </div>
  );
}

function OwnFormThenPdf({ form, file }: { form: string; file: PdfFile }) {
  return (
    <>
      <p>
        {ownFormPage.formLead} <em>{file.title}</em>.
      </p>
      <ButtonLink href={`${form}#${new URLSearchParams(publicationField(file.title))}`} newTab className="my-5">
        {ownFormPage.formLabel}
      </ButtonLink>
      <details>
        <summary className="min-h-11 content-center font-semibold">{ownFormPage.sentLabel}</summary>
        <PdfLink item={file} />
      </details>
    </>
  );
}
