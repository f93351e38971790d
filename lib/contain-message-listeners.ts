type Listener = (event: MessageEvent) => void;

/**
 * Holds the `message` listeners that the form library registers on a window: @typeform/embed 6.1 adds a dozen per form,
 * never removes one, and does not ask who sent a message; one of them leads the page to an address the message names.
 * Captured listeners hear only what `isTrusted` lets through, and go when the form goes. Delete this when the library
 * cleans up (its `unmount` only removes the element).
 */
export function containMessageListeners(target: Window, isTrusted: (event: MessageEvent) => boolean) {
  const original = target.addEventListener;
  const captured: Listener[] = [];

  const capture = (type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown): void => {
    if (type !== 'message' || typeof listener !== 'function') {
      original.call(target, type, listener as EventListener, options as AddEventListenerOptions);
      return;
    }
    const guarded: Listener = (event) => {
      if (isTrusted(event)) listener.call(target, event);
    };
    captured.push(guarded);
    original.call(target, type, guarded as EventListener, options as AddEventListenerOptions);
  };

  target.addEventListener = capture as typeof target.addEventListener;
  return {
    /** lets later listeners pass as they are; call it when the library has registered its own */
    stopCapturing: () => {
      if (target.addEventListener === (capture as typeof target.addEventListener)) target.addEventListener = original;
    },
    /** takes every captured listener away again */
    removeAll: () => {
      for (const listener of captured.splice(0)) target.removeEventListener('message', listener);
    },
  };
}

/** Where a message must come from to be believed. */
export type FormSource = { frame: Window | null | undefined; origin: string };

/** Whether a message comes from the form's own frame and origin: the library does not ask. */
export function isFromForm(event: Pick<MessageEvent, 'source' | 'origin'>, { frame, origin }: FormSource): boolean {
  return frame != null && event.source === frame && event.origin === origin;
}
