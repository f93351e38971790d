'use client';

import { Fragment, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { island, useIslandRoot } from '@/components/ui/island';

type CopyCitationProps = { citation: string; copyLabel: string; copied: string; failed: string };

/** The clipboard is refused on plain http and by some settings: the text is then selected, and the reader is told. */
export const CopyCitation = island(
  function CopyCitation({ citation, copyLabel, copied, failed }: CopyCitationProps) {
    const root = useIslandRoot<HTMLDivElement>();
    const text = useRef<HTMLParagraphElement>(null);
    const [status, setStatus] = useState('');

    async function copy() {
      try {
        await navigator.clipboard.writeText(citation);
        setStatus(copied);
      } catch {
        if (text.current) getSelection()?.selectAllChildren(text.current);
        setStatus(failed);
      }
    }

    return (
      <div {...root}>
        <p ref={text} translate="no" className="max-w-measure border-clay border-l-2 py-1 pl-5 text-lead">
          {/* A long address may wrap after a single slash. */}
          {citation.split(/(?<=[^/]\/)(?!\/)/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
            <Fragment key={index}>
              {part}
              {part.endsWith('/') && <wbr />}
            </Fragment>
          ))}
        </p>
        <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="secondary" size="small" onClick={copy} className="no-script:hidden failed:invisible">
            {copyLabel}
          </Button>
          <p role="status" className="text-muted text-small">
            {status}
          </p>
        </div>
      </div>
    );
  },
  ({ citation }) => citation,
);
