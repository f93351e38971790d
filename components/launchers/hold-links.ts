import { heldPresses } from '@/lib/held-presses';
import { plainClick } from '@/lib/plain-click';

/**
 * Holds plain presses on the links in an element until what answers them is there, and repeats them then. If it cannot
 * be had, the pressed link leads where it leads: to the form's own address.
 *
 * @param load begins with the first press; resolves when a repeated press is answered
 * @param repeat what answers; without it the link is clicked again, and whoever prevents its default has answered
 * @returns holds no press any more
 */
export function holdLinks(
  element: HTMLElement,
  load: () => Promise<unknown>,
  repeat?: (link: HTMLAnchorElement) => void,
): () => void {
  const presses = heldPresses();
  const onClick = (event: MouseEvent) => {
    const link = plainClick(event);
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked, so focus could not come back to it.
    link.focus();
    const isFirst = presses.isEmpty;
    presses.hold(link, repeat && (() => repeat(link)));
    if (isFirst) load().then(presses.release, () => window.location.assign(link.href));
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
