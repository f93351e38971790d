'use client';

import { useState } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { island, useIslandRoot } from '@/components/ui/island';
import { publicationDetails } from '@/content/publication-details';

type CopyTextProps = Pick<ButtonStyleProps, 'look'> & {
  text: string;
  label: string;
  /** which of several, for screen readers */
  of?: string;
};

/** Copies a text. Where the browser refuses the clipboard, as on plain http, the text is shown and selected. */
export const CopyText = island(function CopyText({ text, label, of, look }: CopyTextProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <div
      {...root}
      className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 no-script:hidden failed:invisible print:hidden"
    >
      <Button look={look} size="small" onClick={copy}>
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      <p role="status" className="text-muted text-small">
        <span>{outcome && publicationDetails.copy[outcome]}</span>
      </p>
      {outcome === 'refused' && (
        <p ref={select} translate="no" className="min-w-0 text-small">
          {text}
        </p>
      )}
    </div>
  );
});

function select(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element);
}
