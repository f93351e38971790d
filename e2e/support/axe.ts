import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds by all rules, one line for each fault.
 *
 * @param within a selector: only there
 * @param rule only this rule, such as `color-contrast-enhanced`
 */
export async function faults(page: Page, within?: string, rule?: string): Promise<string[]> {
  // Finishes animations, so that colours are final; endless ones and those of the scroll timeline cannot be finished.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (ends && animation.timeline === document.timeline) animation.finish();
    }
  });
  const axe = new AxeBuilder({ page })
    // All rules run, but passes are not collected.
    .options({ resultTypes: ['violations'] })
    // The modern mode opens another page to collect results from foreign frames. Without those it takes twice the time.
    .setLegacyMode(page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin)));
  if (within) axe.include(within);
  if (rule) axe.withRules(rule);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What axe finds on a phone, and then on a desktop. */
export async function faultsAtBothWidths(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    found.push(...(await faults(page, within)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}
