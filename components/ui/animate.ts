import { animate as animateWithFramer } from 'framer-motion/dom/mini';

/**
 * Moves an element by framer-motion, or at once where the reader asked for less motion. The place stays as the element's
 * style, set through the DOM: the policy refuses the attribute in HTML. The mini build is 3 KB, against 29 KB for the
 * features of `m` (docs/adr/0008).
 *
 * @param transform where it is moved to, in CSS
 */
export function animate(element: HTMLElement, transform: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.style.transform = transform;
  else animateWithFramer(element, { transform }, { duration: 0.24, ease: 'easeInOut' });
}
