/** Settles when the entry of a form that was closed otherwise has been left. */
let left: Promise<unknown> = Promise.resolve();

/**
 * Gives what lies over the page an entry of the history, so that Back closes it. Forward to that entry shows nothing.
 * (Chromium on Android closes a modal dialog by itself, before it goes back.)
 *
 * @param close called when Back was pressed
 * @returns to be called when it was closed in another way: leaves the entry
 */
export function closeOnBack(close: () => void): () => void {
  const { history } = window;
  let entry: 'none' | 'pushed' | 'gone' = 'none';
  let onLeft = () => {};
  left.then(() => {
    if (entry === 'gone') return;
    entry = 'pushed';
    // The page stands where it is: by now it may have gone to the link to a PDF.
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
      left = new Promise<void>((done) => {
        onLeft = done;
      });
      history.back();
    }
    entry = 'gone';
  };
}
