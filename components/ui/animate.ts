import { animate as animateWithFramer } from 'framer-motion/dom/mini';

/**
 * Animates an element's transform, or sets it at once under reduced motion. framer-motion's mini build is 3 KB instead of
 * the 29 KB of `m` (docs/adr/0008).
 */
export function animate(element: HTMLElement, transform: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.style.transform = transform;
  else animateWithFramer(element, { transform }, { duration: 0.24, ease: 'easeInOut' });
}
