/** Presses that nothing can answer yet. */
export type HeldPresses = {
  readonly isEmpty: boolean;
  /** marks the control as busy; the first press on it counts for its place, the last for what it repeats */
  hold: (control: HTMLElement, repeat?: () => void) => void;
  /** repeats each held press once, in their order, and holds none any more */
  release: () => void;
};

/**
 * Holds presses until something listens: a press made while its code is on the way is neither lost nor answered twice.
 * The late loader holds them for the whole page, an island for the code that it fetches itself.
 */
export function heldPresses(): HeldPresses {
  const held = new Map<HTMLElement, () => void>();
  return {
    get isEmpty() {
      return held.size === 0;
    },
    hold(control, repeat = () => control.click()) {
      held.set(control, repeat);
      control.setAttribute('aria-busy', 'true');
    },
    release() {
      const presses = [...held];
      held.clear();
      for (const [control, repeat] of presses) {
        control.removeAttribute('aria-busy');
        repeat();
      }
    },
  };
}
