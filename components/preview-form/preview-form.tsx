'use client';

import { useEffect, useRef, useState } from 'react';
import { previewForm } from '@/content/preview-form';
import { cn } from '@/lib/cn';
import type { GateItem } from '@/lib/gate/gate-reducer';
import { useIslandReady } from '@/lib/use-island-ready';
import { PreviewEnding } from './preview-ending';
import { PreviewHeader } from './preview-header';
import { PreviewQuestions } from './preview-questions';
import { useFormScreens } from './use-form-screens';
import { useVisit } from './use-visit';

/** What the form needs of a publication to hand it over in a tab of its own. */
export type PreviewPublication = Pick<GateItem, 'title' | 'pdfUrl' | 'size'>;

type PreviewFormProps = { siteName: string; publications: readonly PreviewPublication[] };

/**
 * The whole built-in form: its questions, and what follows them. In a frame it speaks to the page around it; in a tab
 * of its own it ends with the PDF that the address names, so it strands nobody either way.
 */
export function PreviewForm({ siteName, publications }: PreviewFormProps) {
  const root = useIslandReady<HTMLDivElement>();
  const ending = useRef<HTMLHeadingElement>(null);
  const visit = useVisit();
  const [isSubmitted, setSubmitted] = useState(false);
  const refusal = visit?.play === 'duplicate' || visit?.play === 'closed' ? visit.play : undefined;
  const screen = refusal ?? (isSubmitted ? 'thanks' : 'questions');
  const say = useFormScreens(visit, screen, root);
  const publication = publications.find(({ title }) => title === visit?.publication);

  useEffect(() => {
    if (isSubmitted) ending.current?.focus();
  }, [isSubmitted]);

  return (
    <div
      ref={root}
      className={cn('mx-auto max-w-[42rem] px-5 sm:px-8 no-script:hidden', visit?.hidesHeader ? 'py-2' : 'py-6')}
    >
      {!visit?.hidesHeader && <PreviewHeader siteName={siteName} title={publication?.title} />}
      {screen === 'questions' ? (
        <PreviewQuestions
          isForPdf={visit?.publication !== ''}
          hidesPrivacy={Boolean(visit?.hidesHeader && visit.publication)}
          play={visit?.play}
          say={say}
          onSubmitted={() => setSubmitted(true)}
        />
      ) : (
        <PreviewEnding
          {...previewForm[screen]}
          titleRef={ending}
          publication={publication}
          onClose={
            visit?.embedId
              ? () => {
                  say('thank-you-screen-button-click', { ref: screen });
                  say('form-close');
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
