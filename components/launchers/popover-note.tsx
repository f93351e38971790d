'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { fadeTime } from '@/content/launcher-types';

type PopoverNoteProps = { text: string; label: string; onGone: () => void };

/**
 * The words beside a popover's button, until the form library is loaded and shows its own. Rendered in the browser
 * only, because it cannot be put away without a script.
 */
export function PopoverNote({ text, label, onGone }: PopoverNoteProps) {
  const [state, setState] = useState<'unborn' | 'shown' | 'fading'>('unborn');

  useEffect(() => setState('shown'), []);
  useEffect(() => {
    if (state !== 'fading') return;
    const timer = window.setTimeout(onGone, fadeTime);
    return () => window.clearTimeout(timer);
  }, [state, onGone]);

  if (state === 'unborn') return null;
  return (
    <div
      data-fading={state === 'fading' || undefined}
      className="fixed right-23.5 bottom-7 z-form flex max-w-60 items-start gap-2 rounded-lg bg-card py-1 pl-3 text-ink text-small shadow-float transition-opacity duration-250 data-fading:opacity-0 max-[30rem]:right-16.5 max-[30rem]:bottom-2"
    >
      <p className="py-1.5">{text}</p>
      <button
        type="button"
        aria-label={label}
        onClick={() => setState('fading')}
        className="inline-flex size-8 shrink-0 cursor-pointer items-center justify-center text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
