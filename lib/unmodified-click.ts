/** The link of a click without modifier keys; undefined where the click opens a tab or window, or was prevented. */
export function linkOfUnmodifiedClick(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const { target } = event;
  return (target instanceof Element && target.closest('a')) || undefined;
}

/** A link's `onClick`: calls `act` for a plain click, and leaves others (Ctrl, middle button) to the browser. */
export const onUnmodifiedClick =
  (act: () => void) => (event: Pick<UIEvent, 'preventDefault'> & { nativeEvent: MouseEvent }) => {
    if (!linkOfUnmodifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    act();
  };
