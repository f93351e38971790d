import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, all rules, one line a fault, so that a failure reads as a list of things to mend.
 *
 * @param within a selector: only there
 * @param rule only this rule, such as `color-contrast-enhanced`
 */
export async function faults(page: Page, within?: string, rule?: string): Promise<string[]> {
  // Colours are read where all movement ends; what moves for ever, or with the scrolling, is read as it stands.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (ends && animation.timeline === document.timeline) animation.finish();
    }
  });
  const axe = new AxeBuilder({ page })
    // The rules are all run; only the list of what passed, which nobody reads, is not gathered.
    .options({ resultTypes: ['violations'] })
    // The modern mode opens a page of its own for each run, to gather what frames of other origins report: where all are
    // the site's own it gives the same in twice the time.
    .setLegacyMode(page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin)));
  if (within) axe.include(within);
  if (rule) axe.withRules(rule);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What axe finds on a phone, and then on a desktop. */
export async function faultsAtBothWidths(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    found.push(...(await faults(page, within)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}
