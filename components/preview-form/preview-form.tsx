'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { island, useIslandRoot } from '@/components/ui/island';
import { Link, TextLink } from '@/components/ui/link';
import { noPublication, previewForm } from '@/content/preview-form';
import { useFormScreens } from './form-messages';
import { useFormParameters } from './form-parameters';
import { PreviewQuestions } from './preview-questions';

type PreviewFormProps = { siteName: string; files: readonly PdfFile[] };

/**
 * The whole built-in form: its questions, and what follows them. In a frame it speaks to the page around it; in a tab
 * of its own it ends with the PDF that the address names.
 */
export const PreviewForm = island(function PreviewForm({ siteName, files }: PreviewFormProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const ending = useRef<HTMLHeadingElement>(null);
  const parameters = useFormParameters();
  const [isSubmitted, setSubmitted] = useState(false);
  const refusal =
    parameters?.simulate === 'duplicate' || parameters?.simulate === 'closed' ? parameters.simulate : undefined;
  const screen = refusal ?? (isSubmitted ? 'thanks' : 'questions');
  const post = useFormScreens(parameters, screen, root.ref);
  // Until the address can be asked the style sheet decides, so that nothing flashes up in a frame that has a header.
  const showsHeader = parameters !== undefined && !parameters.hidesHeader;
  const publication = files.find(({ title }) => title === parameters?.publication);

  useEffect(() => {
    if (isSubmitted) ending.current?.focus();
  }, [isSubmitted]);

  return (
    <div
      {...root}
      className={cn(
        'mx-auto max-w-[42rem] px-5 sm:px-8 no-script:hidden failed:hidden',
        showsHeader ? 'py-6' : 'default:py-2 in-tab:py-6',
      )}
    >
      <PreviewHeader
        siteName={siteName}
        title={publication?.title}
        className={showsHeader ? 'flex' : 'hidden in-tab:flex'}
      />
      {screen === 'questions' ? (
        <PreviewQuestions
          isForPdf={parameters?.publication !== ''}
          showsPrivacy={showsHeader || parameters?.publication === ''}
          simulate={parameters?.simulate}
          post={post}
          onSubmitted={() => setSubmitted(true)}
        />
      ) : (
        <PreviewEnding
          {...previewForm[screen]}
          titleRef={ending}
          publication={publication}
          onClose={
            parameters?.embedId
              ? () => {
                  post('thank-you-screen-button-click', { ref: screen });
                  post('form-close');
                }
              : undefined
          }
        />
      )}
    </div>
  );
});

type PreviewHeaderProps = { siteName: string; title?: string; className?: string };

/**
 * For a tab of its own: whose form this is, and for what. The page around a frame says both itself. The title comes with
 * the script; its line is there from the start.
 */
function PreviewHeader({ siteName, title, className }: PreviewHeaderProps) {
  return (
    <header
      className={cn(
        'mb-6 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-4',
        className,
      )}
    >
      <Link href="/" className="font-medium font-serif text-ink text-title no-underline">
        {siteName}
      </Link>
      <p className="min-h-[1lh] max-sm:basis-full text-muted text-small">
        {title && (
          <>
            {previewForm.forLabel} <strong className="font-semibold text-ink">{title}</strong>
          </>
        )}
      </p>
    </header>
  );
}

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
function PreviewEnding({ title, text, titleRef, publication, onClose }: PreviewEndingProps) {
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
