/**
 * The link of a click that is to stay on the page: the first button, with no key held. A click that asks for another
 * tab or window, or that something else has dealt with, is left to the browser.
 */
export function plainClick(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const { target } = event;
  return (target instanceof Element && target.closest('a')) || undefined;
}
