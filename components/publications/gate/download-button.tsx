'use client';

import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { gate } from '@/content/gate';
import { counted } from '@/lib/counted';
import { formPageAddress } from '@/lib/form-settings';
import { inPlace } from '@/lib/plain-click';
import type { GateItem } from './pdf-link';

/** Opens the form for a publication. */
export const GateContext = createContext<((item: GateItem) => void) | null>(null);

const idOf = ({ slug }: GateItem) => `download-${slug}`;

/** Back may have led to the other list: then the page itself, or the focus would stay in the form that is gone. */
export function focusDownloadButton(item: GateItem): void {
  const button = document.getElementById(idOf(item));
  const place = button?.closest('[hidden]') ? document.getElementById('main') : button;
  place?.focus({ preventScroll: true });
}

/** A link to the form; a button once scripts listen, and the loader has repeated a press made on the link. */
export function DownloadButton({ item, look }: { item: GateItem } & Pick<ButtonStyleProps, 'look'>) {
  const open = useContext(GateContext);
  if (!open) throw new Error('A download button stands inside a <DownloadGate>.');
  const [isButton, setButton] = useState(false);
  const id = idOf(item);
  const hadFocus = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function replace() {
      const link = document.getElementById(id);
      // Not under a finger: the press would begin on one element, end on another, and do nothing.
      if (link?.matches(':active')) {
        timer = setTimeout(replace, 100);
        return;
      }
      hadFocus.current = document.activeElement === link;
      setButton(true);
    }
    timer = setTimeout(replace);
    return () => clearTimeout(timer);
  }, [id]);
  useLayoutEffect(() => {
    if (isButton && hadFocus.current) focusDownloadButton(item);
  }, [isButton, item]);

  // Its own words, and the publication's: the page has a button for each.
  const named = { id, 'aria-labelledby': `${id} title-${item.slug}`, ...counted('Download opened', item.slug) };
  if (isButton) {
    return (
      <Button {...named} look={look} size="small" aria-haspopup="dialog" onClick={() => open(item)}>
        {gate.buttonLabel}
      </Button>
    );
  }
  return (
    <ButtonLink
      {...named}
      href={formPageAddress(item.title)}
      look={look}
      size="small"
      data-await-runtime=""
      data-opening={gate.openingLabel}
      onClick={inPlace(() => open(item))}
    >
      <span>{gate.buttonLabel}</span>
    </ButtonLink>
  );
}
