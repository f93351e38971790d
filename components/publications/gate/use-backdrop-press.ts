import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds in which a second press belongs to the first, as a system counts a double click. */
const doublePress = 500;

/**
 * Closes a modal dialog by a press on its backdrop, in every browser: `closedby` is unknown to Safari and to Chromium
 * before 134, and takes the second half of a double click on the opening button for such a press. A press counts when
 * it begins and ends on the backdrop, and began when the dialog had been open for a while.
 *
 * @returns handlers for the <dialog>; the backdrop's events are its own, outside of its box
 */
export function useBackdropPress(isOpen: boolean, onClose: () => void) {
  const openedAt = useRef(0);
  const beganOutside = useRef(false);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event) && performance.now() - openedAt.current > doublePress;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganOutside.current && isOutside(event)) onClose();
      beganOutside.current = false;
    },
  };
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
