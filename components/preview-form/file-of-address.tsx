import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formAndFile, noPublication } from '@/content/preview-form';
import { formPageFragment, hiddenFields } from '@/site/form-settings';

type FileOfAddressProps = {
  level: 1 | 2;
  title: string;
  text?: string;
  files: readonly PdfFile[];
  /** of the owner's form: it opens first, on the form service's site, which cannot hand over the file */
  form?: string;
};

/**
 * Where no script runs: the publication that the address names, found by CSS alone. Each file's id is the very hash
 * that a card's link has, so `:target` picks it.
 */
export function FileOfAddress({ level, title, text, files, form }: FileOfAddressProps) {
  return (
    <div className="mx-auto grid max-w-[42rem] gap-5 px-5 py-10">
      <Heading level={level} size="title">
        {title}
      </Heading>
      {text && <p className="text-muted">{text}</p>}
      {files.map((file) => (
        <div key={file.title} id={formPageFragment(file.title)} className="hidden target:block">
          {form ? <FormThenFile form={form} file={file} /> : <PdfLink item={file} />}
        </div>
      ))}
      <p className="text-muted text-small">
        {noPublication.text} <TextLink href={noPublication.list.href}>{noPublication.list.label}</TextLink>
      </p>
    </div>
  );
}

function FormThenFile({ form, file }: { form: string; file: PdfFile }) {
  return (
    <>
      <p>
        {formAndFile.formLead} <em>{file.title}</em>.
      </p>
      <ButtonLink href={`${form}#${new URLSearchParams(hiddenFields(file.title))}`} newTab className="my-5">
        {formAndFile.formLabel}
      </ButtonLink>
      <details>
        <summary className="min-h-11 content-center font-semibold">{formAndFile.sentLabel}</summary>
        <PdfLink item={file} />
      </details>
    </>
  );
}
