'use client';

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { gate } from '@/content/gate';
import { plainClick } from '@/lib/plain-click';
import { downloadButtonId, useOpenGate } from './gate-context';
import type { GateItem } from './gate-reducer';

type DownloadButtonProps = {
  item: GateItem;
  /** the page with the form, for readers without scripts */
  formHref: string;
};

/**
 * A link to the form in the HTML, a button that opens the dialog once scripts listen. Both look alike, and the focus
 * moves from one to the other. The link is kept until the loader has repeated a press made on it.
 */
export function DownloadButton({ item, formHref }: DownloadButtonProps) {
  const open = useOpenGate();
  const [isButton, setButton] = useState(false);
  const id = downloadButtonId(item.slug);
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
    if (isButton && hadFocus.current) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isButton, id]);

  const describedBy = `title-${item.slug}`;
  if (isButton) {
    return (
      <Button id={id} size="small" aria-describedby={describedBy} aria-haspopup="dialog" onClick={() => open(item)}>
        {gate.buttonLabel}
      </Button>
    );
  }
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!plainClick(event.nativeEvent)) return;
    event.preventDefault();
    open(item);
  };
  return (
    <ButtonLink
      id={id}
      href={formHref}
      size="small"
      aria-describedby={describedBy}
      data-await-runtime=""
      onClick={openHere}
    >
      {gate.buttonLabel}
    </ButtonLink>
  );
}
