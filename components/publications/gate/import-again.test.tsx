import { importAgain } from './import-again';

const chunk = '/_next/static/chunks/form.js';
let asked: string[];

beforeEach(() => {
  asked = [];
  document.head.replaceChildren();
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) asked.push((node as HTMLScriptElement).src.replace(window.location.origin, ''));
    append(...nodes);
  });
});
afterEach(() => jest.restoreAllMocks());

/** A bundler: it asks for each script once, and keeps one promise for it until it fails. */
function bundler() {
  type Waiting = { promise: Promise<string>; resolve: (code: string) => void; reject: (error: Error) => void };
  let waiting: Waiting | undefined;
  const load = () => {
    if (!waiting) {
      const made = {} as Waiting;
      made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
      waiting = made;
      const script = document.createElement('script');
      script.setAttribute('src', chunk);
      document.head.append(script);
    }
    return waiting.promise;
  };
  const fail = () => {
    waiting?.reject(new Error('no'));
    waiting = undefined;
  };
  return { load, fail, come: () => waiting?.resolve('form') };
}

test('what hangs is asked for under another address with each try, and runs under its own', async () => {
  const { load, come } = bundler();
  const tries = [importAgain(load), importAgain(load), importAgain(load)];
  expect(asked).toEqual([
    chunk,
    expect.stringContaining(`${chunk}?again=`),
    expect.stringContaining(`${chunk}?again=`),
  ]);
  expect(new Set(asked).size).toBe(3);
  expect([...document.scripts].map((script) => script.getAttribute('src'))).toEqual([chunk, chunk, chunk]);
  come();
  expect(await Promise.all(tries)).toEqual(['form', 'form', 'form']);
});

test('what failed is left to the bundler, which asks anew', async () => {
  const { load, fail, come } = bundler();
  const first = importAgain(load);
  fail();
  await expect(first).rejects.toThrow('no');
  const second = importAgain(load);
  expect(asked).toEqual([chunk, chunk]);
  come();
  expect(await second).toBe('form');
});
