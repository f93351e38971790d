import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { formAndFile, noPublication } from '@/content/preview-form';
import { type FormSettings, formAddress, formPageFragment } from '@/lib/form-settings';

type FileOfAddressProps = {
  level: 1 | 2;
  title: string;
  text?: string;
  files: readonly PdfFile[];
  /** the owner's form: it opens first, on the form service's site, which cannot hand over the file */
  form?: FormSettings;
};

/**
 * Where no script runs: the publication that the address names, found by CSS alone. Each file's id is the very hash
 * that a card's link has, so `:target` picks it.
 */
export function FileOfAddress({ level, title, text, files, form }: FileOfAddressProps) {
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-10">
      <Heading level={level} size="title">
        {title}
      </Heading>
      {text && <p className="mt-3 text-muted">{text}</p>}
      {files.map((file) => (
        <div key={file.title} id={formPageFragment(file.title)} className="mt-5 hidden target:block">
          {!form && <PdfLink item={file} />}
          {form && (
            <>
              <p className="max-w-measure">
                {formAndFile.formLead} <em>{file.title}</em>.
              </p>
              <ButtonLink href={formAddress(form, file.title)} newTab className="mt-5">
                {formAndFile.formLabel}
              </ButtonLink>
              <details className="mt-5">
                <summary className="min-h-11 content-center font-semibold">{formAndFile.sentLabel}</summary>
                <PdfLink item={file} />
              </details>
            </>
          )}
        </div>
      ))}
      <p className="mt-8 text-muted text-small">
        {noPublication.text} <TextLink href={noPublication.list.href}>{noPublication.list.label}</TextLink>
      </p>
    </div>
  );
}
