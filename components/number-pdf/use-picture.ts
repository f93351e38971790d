import { type RefObject, useEffect, useRef } from 'react';
import type { WorkControls } from './use-work';

// A picture is as fine as the screen shows it, up to here: more costs memory and time that nobody sees.
const finest = 2;

/** Draws a page into a canvas when it comes near the screen. */
export function usePicture(index: number, draw: WorkControls['draw']): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const width = Math.ceil(canvas.clientWidth * Math.min(finest, devicePixelRatio));
        const picture = await draw(index, Math.max(1, width));
        if (picture && !isGone) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      },
      { rootMargin: '200px' },
    );
    observer.observe(canvas);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [index, draw]);
  return ref;
}
