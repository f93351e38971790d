/** In `next dev` only: shows the problems that the checks of content report, over the page, until they are solved. */
export function ContentProblemsOverlay() {
  const port = process.env.CONTENT_CHECKS_PORT;
  if (process.env.NODE_ENV !== 'development' || !port) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, for the developer's browser alone
  return <script dangerouslySetInnerHTML={{ __html: `(${showProblems})('http://127.0.0.1:${port}')` }} />;
}

/** Serialised into the page, so it may use nothing from this module. */
function showProblems(address: string) {
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:1rem;background:Canvas;color:CanvasText;border-top:4px solid;white-space:pre-wrap';
  new EventSource(address).onmessage = ({ data }) => {
    box.textContent = JSON.parse(data);
    // Not in the body, which React may replace.
    if (box.textContent) document.documentElement.append(box);
    else box.remove();
  };
}
