/**
 * Makes everything in the page inert except `element`: no focus, no click, nothing read out. What was inert before
 * stays so.
 *
 * @param element somewhere in the body
 * @returns undoes it
 */
export function inertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let kept: HTMLElement = element; kept !== document.body && kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => {
    for (const sibling of made) sibling.inert = false;
  };
}
