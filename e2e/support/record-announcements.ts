import type { Page } from '@playwright/test';

/**
 * Listens to a page's live regions, as a screen reader does.
 *
 * @returns a function that gives the announcements since its last call, one for each change of a region
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
      const told = changes.flatMap(({ target, type, addedNodes }) => {
        const added = [...addedNodes].filter((node) => node.textContent);
        const alerts = added.filter((node) => node instanceof Element && node.matches('[role=alert]'));
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        const isSaid = region && (type === 'characterData' || added.length > 0);
        return isSaid && region.getAttribute('aria-live') !== 'off' ? [region] : alerts;
      });
      for (const region of new Set(told)) if (region.textContent?.trim()) said.push(region.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}
