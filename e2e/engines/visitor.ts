import { buildSync } from 'esbuild';
import type { Driver, Element, Key } from './driver';
import { until } from './until';

/** Where something is looked for, as a selector; the whole page where nothing is said. */
type Place = string;

const bundle = buildSync({
  entryPoints: ['e2e/engines/queries.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'walkQueries',
  target: 'es2019',
  define: { 'process.env': '{}', 'process.env.NODE_ENV': '"test"', global: 'window' },
}).outputFiles[0]?.text;

/** Somebody in front of a browser: finds controls by role and name, presses them, waits for what follows. */
export function visitor(driver: Driver, origin: string) {
  /** Runs a function's body in the page, or in the frame that was entered. */
  const run = <Result>(script: string, ...args: readonly unknown[]) => driver.run(script, args) as Promise<Result>;

  const look = async (role: string, name: string, within: Place): Promise<Element | null> => {
    const ask = 'return window.walkQueries ? walkQueries.find(...arguments) : "unknown"';
    const found = await run<Element | 'unknown' | null>(ask, role, name, within);
    if (found !== 'unknown') return found;
    await run(`${bundle}; window.walkQueries = walkQueries;`);
    return run(ask, role, name, within);
  };

  const find = (role: string, name: string, within: Place = 'body') =>
    until(`${role} "${name}" in ${within}`, () => look(role, name, within));

  const self = {
    run,
    find,
    open: (path: string) => driver.open(new URL(path, origin).href),
    /** Waits until a control is there and takes a press. */
    press: (role: string, name: string, within: Place = 'body') =>
      until(`a press on ${role} "${name}"`, async () => {
        const element = await look(role, name, within);
        if (!element) return false;
        // What scrolls smoothly would not be where the driver is about to press.
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
        await driver.click(element);
        return true;
      }),
    type: async (role: string, name: string, text: string, within: Place = 'body') => {
      await driver.type(await find(role, name, within), text);
    },
    gone: (role: string, name: string, within: Place = 'body') =>
      until(`no ${role} "${name}" in ${within}`, async () => !(await look(role, name, within))),
    key: (key: Key) => driver.key(key),
    /** A press of the pointer, in CSS pixels from the window's upper left. */
    pressAt: (x: number, y: number) => driver.pressAt(x, y),
    /** Waits until a function's body gives something in the page. */
    sees: <Result>(what: string, script: string, ...args: readonly unknown[]) =>
      until(what, () => run<Result>(script, ...args)),
    /** The scripts are there, and the islands listen. */
    ready: () => self.sees('the islands', 'return document.querySelector("[data-ready]") !== null'),
    /** Goes into the frame, does something there and comes back. */
    inFrame: async (selector: string, steps: () => Promise<void>) => {
      const frame = await until(`a frame ${selector}`, () =>
        run<Element | null>('return document.querySelector(arguments[0])', selector),
      );
      await driver.enter(frame);
      try {
        await steps();
      } finally {
        await driver.enter(null);
      }
    },
    /** Gives the page that many pixels to be drawn in, without the window's frame. */
    resize: (width: number, height: number) =>
      until(`a window of ${width} px`, async () => {
        if ((await run('return innerWidth')) === width) return true;
        await driver.size(width, height);
        return false;
      }),
  };
  return self;
}

export type Visitor = ReturnType<typeof visitor>;
