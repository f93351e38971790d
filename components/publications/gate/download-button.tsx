'use client';

import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { gate } from '@/content/gate';
import { counted } from '@/lib/counted';
import { formPageAddress } from '@/lib/form-settings';
import { inPlace } from '@/lib/plain-click';
import type { GateItem } from './pdf-link';

/** Opens the form for a publication. */
export const GateContext = createContext<((item: GateItem) => void) | null>(null);

/** Whether scripts listen, and then whether the button takes over the focus of the link in its place. */
type Stage = 'link' | 'button' | 'focused button';

export const downloadButtonId = ({ slug }: GateItem) => `download-${slug}`;

const focus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** A link to the form; a button once scripts listen, and the loader has repeated a press made on the link. */
export function DownloadButton({ item, look }: { item: GateItem } & Pick<ButtonStyleProps, 'look'>) {
  const open = useContext(GateContext);
  const [stage, setStage] = useState<Stage>('link');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Where the gate has failed it stays a link.
    if (stage !== 'link' || !open) return;
    const timer = setInterval(() => {
      // Not under a finger: the press would begin on one element, end on another, and do nothing.
      if (link.current?.matches(':active')) return;
      setStage(document.activeElement === link.current ? 'focused button' : 'button');
    }, 50);
    return () => clearInterval(timer);
  }, [stage, open]);

  // Its own words, and the publication's: the page has a button for each.
  const id = downloadButtonId(item);
  const shared = {
    id,
    'aria-labelledby': `${id} title-${item.slug}`,
    ...counted('Download opened', item.slug),
    look,
    size: 'small',
  } as const;
  if (stage === 'link' || !open) {
    return (
      <ButtonLink
        {...shared}
        ref={link}
        href={formPageAddress(item.title)}
        data-await-runtime=""
        data-opening={gate.openingLabel}
        onClick={open ? inPlace(() => open(item)) : undefined}
      >
        <span>{gate.buttonLabel}</span>
      </ButtonLink>
    );
  }
  return (
    <Button
      {...shared}
      ref={stage === 'focused button' ? focus : undefined}
      aria-haspopup="dialog"
      onClick={() => open(item)}
    >
      {gate.buttonLabel}
    </Button>
  );
}
