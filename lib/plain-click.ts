/** The link of a click that is to stay on the page; undefined where it asks for a tab or window, or is dealt with. */
export function plainClick(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const { target } = event;
  return (target instanceof Element && target.closest('a')) || undefined;
}

/** A link's `onClick`: acts in place of a plain click, and leaves any other to the browser. */
export const inPlace = (act: () => void) => (event: Pick<UIEvent, 'preventDefault'> & { nativeEvent: MouseEvent }) => {
  if (!plainClick(event.nativeEvent)) return;
  event.preventDefault();
  act();
};
