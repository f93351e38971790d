/**
 * Opens an address in a new tab, and says whether the browser allowed it. Not with 'noopener' among the features: then
 * `window.open` answers null even when it worked (docs/design.md §8), so the opener is cut afterwards.
 */
export function openInNewTab(url: string): 'opened' | 'blocked' {
  const tab = window.open(url, '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}
