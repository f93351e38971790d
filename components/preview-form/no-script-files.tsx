import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { noPublication, previewForm } from '@/content/preview-form';
import { formPageFragment } from '@/lib/form-settings';

/**
 * Where no script runs: the publication that the address names, found by CSS alone. Each file's id is the very hash
 * that a card's link has, so `:target` picks it.
 */
export function NoScriptFiles({ files }: { files: readonly PdfFile[] }) {
  const { noScript } = previewForm;
  return (
    <div className="mx-auto hidden max-w-[42rem] px-5 py-10 no-script:block failed:block">
      <Heading level={2} size="title">
        {noScript.title}
      </Heading>
      <p className="mt-3 text-muted">{noScript.text}</p>
      <ul className="mt-5">
        {files.map((file) => (
          <li key={file.title} id={formPageFragment(file.title)} className="hidden target:block">
            <PdfLink item={file} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-muted text-small">
        {noPublication.text} <TextLink href={noPublication.list.href}>{noPublication.list.label}</TextLink>
      </p>
    </div>
  );
}
