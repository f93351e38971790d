let awaited: HTMLScriptElement[] = [];
let times = 0;

/**
 * An `import()` that another call tries anew while the first one hangs. A browser lets a second request for an address
 * wait for the first, so it is asked for under another. What failed the bundler forgets by itself.
 *
 * @param load the `import()`; its scripts are in the document when it returns
 */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  times += 1;
  for (const script of awaited) askAgain(script);
  const before = new Set(document.scripts);
  const loading = load();
  awaited.push(...[...document.scripts].filter((script) => !before.has(script)));
  try {
    return await loading;
  } finally {
    awaited = [];
  }
}

function askAgain(script: HTMLScriptElement): void {
  const address = script.getAttribute('src') ?? '';
  const again = document.createElement('script');
  again.src = `${address}?again=${times}`;
  document.head.append(again);
  // A script is fetched once. When it runs, the bundler finds the promise to resolve by this attribute.
  again.setAttribute('src', address);
}
