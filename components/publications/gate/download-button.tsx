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

export const downloadButtonId = ({ slug }: GateItem) => `download-${slug}`;

/** A link to the form's own page; a button once scripts listen. Outside a gate, or where it has failed, it stays a link. */
export function DownloadButton({ item, look }: { item: GateItem } & Pick<ButtonStyleProps, 'look'>) {
  const open = useContext(GateContext);
  const [isButton, setButton] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!open) return;
    // A link that is pressed or focused, or whose press the loader keeps, must not be taken away: it acts in place. Some
    // time after the scripts, since Firefox may run them between a press's `pointerdown` and its `mousedown`.
    const timer = setTimeout(() => {
      if (!link.current?.matches(':active, :focus, [aria-busy]')) setButton(true);
    }, 100);
    return () => clearTimeout(timer);
  }, [open]);

  // Its own words, and the publication's: the page has a button for each.
  const id = downloadButtonId(item);
  const shared = {
    id,
    'aria-labelledby': `${id} title-${item.slug}`,
    ...counted('Download opened', item.slug),
    look,
    size: 'small',
  } as const;
  if (isButton && open) {
    return (
      <Button {...shared} aria-haspopup="dialog" onClick={() => open(item)}>
        {gate.buttonLabel}
      </Button>
    );
  }
  const openInPlace = inPlace(() => {
    open?.(item);
    setButton(true);
  });
  return (
    <ButtonLink
      {...shared}
      ref={link}
      href={formPageAddress(item.title)}
      data-await-runtime=""
      data-opening={gate.openingLabel}
      onClick={open ? openInPlace : undefined}
    >
      <span>{gate.buttonLabel}</span>
    </ButtonLink>
  );
}
