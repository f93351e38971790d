/**
 * The link of a click that is to stay on the page: the first button, with no key held. A click that asks for another
 * tab or window, or that something else has dealt with, is left to the browser.
 */
export function plainClick(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return (target instanceof Element && target.closest('a')) || undefined;
}
