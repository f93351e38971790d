/** An element of the page, as its driver knows it. */
export type Element = object;

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight';

/** What the walks ask of a browser. Scripts are the bodies of functions, with `arguments`. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** runs in the page, or in the frame that was entered */
  run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** a press of the pointer somewhere in the window, in CSS pixels */
  pressAt: (x: number, y: number) => Promise<void>;
  /** gives the page that much room */
  size: (width: number, height: number) => Promise<void>;
  /** enters a frame; null: the page again */
  enter: (frame: Element | null) => Promise<void>;
  /** closes every window but the first */
  closeOthers: () => Promise<void>;
  stop: () => Promise<void>;
};
