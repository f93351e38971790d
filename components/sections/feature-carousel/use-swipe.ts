import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels that a finger has to travel, and how much flatter than steep, to mean a swipe. */
const distance = 48;
const flatness = 2;

/** Tells of sideways swipes on touch screens: 1 for the next, −1 for the previous. Arrows and tabs do the same. */
export function useSwipe(target: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let from: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(x) >= distance && Math.abs(x) >= Math.abs(y) * flatness) latest.current(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [target]);
}
