import type { Ref } from 'react';
import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { noPublication, previewForm } from '@/content/preview-form';

type PreviewEndingProps = {
  title: string;
  text: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** the one the address names; without it the list of all is offered */
  publication?: PdfFile;
  /** in a frame */
  onClose?: () => void;
};

/** After the questions, or in their place: what happened, and the PDF. */
export function PreviewEnding({ title, text, titleRef, publication, onClose }: PreviewEndingProps) {
  const { list } = noPublication;
  return (
    <div className="grid justify-items-start gap-4">
      <Heading ref={titleRef} tabIndex={-1} level={2} size="title" className="outline-none">
        {title}
      </Heading>
      <p className="text-muted">{text}</p>
      {publication ? (
        <PdfLink item={publication} />
      ) : (
        <TextLink href={list.href} newTab>
          {list.label}
        </TextLink>
      )}
      {onClose && (
        <Button look="secondary" onClick={onClose}>
          {previewForm.closeLabel}
        </Button>
      )}
    </div>
  );
}
