import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { previewForm } from '@/content/preview-form';
import { type PreviewPublication, PublicationFile } from './publication-file';

type PreviewEndingProps = {
  title: string;
  text: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** the one the address names; without it the list of all is offered */
  publication?: PreviewPublication;
  /** in a frame */
  onClose?: () => void;
};

/** After the questions, or in their place: what happened, and the PDF. */
export function PreviewEnding({ title, text, titleRef, publication, onClose }: PreviewEndingProps) {
  const { closeLabel, listLink } = previewForm;
  return (
    <div className="grid justify-items-start gap-4">
      <Heading ref={titleRef} tabIndex={-1} level={2} size="title" className="outline-none">
        {title}
      </Heading>
      <p className="text-muted">{text}</p>
      {publication ? (
        <PublicationFile {...publication} />
      ) : (
        <TextLink href={listLink.href} newTab>
          {listLink.label}
        </TextLink>
      )}
      {onClose && (
        <Button look="secondary" onClick={onClose}>
          {closeLabel}
        </Button>
      )}
    </div>
  );
}
