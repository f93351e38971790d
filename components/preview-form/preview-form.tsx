'use client';

import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from '@/components/publications/gate/pdf-link';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { previewForm } from '@/content/preview-form';
import { PreviewEnding } from './preview-ending';
import { PreviewHeader } from './preview-header';
import { PreviewQuestions } from './preview-questions';
import { useFormParameters } from './use-form-parameters';
import { useFormScreens } from './use-form-screens';

type PreviewFormProps = { siteName: string; publications: readonly PdfFile[] };

/**
 * The whole built-in form: its questions, and what follows them. In a frame it speaks to the page around it; in a tab
 * of its own it ends with the PDF that the address names, so it strands nobody either way.
 */
export const PreviewForm = island(function PreviewForm({ siteName, publications }: PreviewFormProps) {
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
  const publication = publications.find(({ title }) => title === parameters?.publication);

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
