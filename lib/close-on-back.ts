/** Settles when the history has left the entry of the last form. */
let lastEntryLeft: Promise<unknown> = Promise.resolve();

/**
 * Adds an entry to the history for a form over the page, so that Back closes the form. Forward to that entry shows nothing.
 * (Chromium on Android closes a modal dialog itself before it goes back.) Returns what leaves the entry, for a form that was
 * closed in another way.
 */
export function closeOnBack(close: () => void): () => void {
  const { history } = window;
  let entry: 'none' | 'pushed' | 'gone' = 'none';
  let onLeft = () => {};
  lastEntryLeft.then(() => {
    if (entry === 'gone') return;
    entry = 'pushed';
    // The page must not scroll back: it may show the link to a PDF by now.
    history.scrollRestoration = 'manual';
    history.pushState(null, '');
    const onBack = () => {
      history.scrollRestoration = 'auto';
      if (entry === 'pushed') close();
      entry = 'gone';
      onLeft();
    };
    window.addEventListener('popstate', onBack, { once: true });
  });
  return () => {
    if (entry === 'pushed') {
      lastEntryLeft = new Promise<void>((done) => {
        onLeft = done;
      });
      history.back();
    }
    entry = 'gone';
  };
}
