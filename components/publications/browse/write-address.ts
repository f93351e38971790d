/** Typing pauses for so long, in milliseconds, before the address follows: six keys a second write it once. */
const pause = 1000;

let waiting: { timer: ReturnType<typeof setTimeout>; change: (address: string) => string } | undefined;

/**
 * A choice goes into the address at once, as a step that Back undoes; typing when it pauses: Safari throws above 100
 * writes in 10 seconds. Past Next's router, which would write each twice and navigates to no page (docs/adr/0003).
 *
 * @param change makes the new address of the page's own as it is written: its hash may have changed
 */
export function writeAddress(change: (address: string) => string, step: 'push' | 'replace'): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
  if (step === 'push') write(change, 'pushState');
  else waiting = { change, timer: setTimeout(flushAddress, pause) };
}

/** Writes what waits for a pause: who leaves the field may follow a link, and Back has to find the words. */
export function flushAddress(): void {
  if (!waiting) return;
  const { change, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  write(change, 'replaceState');
}

function write(change: (address: string) => string, method: 'pushState' | 'replaceState'): void {
  const address = change(window.location.href);
  if (address === window.location.href) return;
  try {
    History.prototype[method].call(window.history, null, '', address);
  } catch {
    // Safari's limit is reached; the next pause tries again.
  }
}
