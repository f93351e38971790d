import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

/** The key that uses a control, by its role in the accessibility tree. */
const keys: Readonly<Record<string, string>> = {
  button: 'Enter',
  link: 'Enter',
  tab: 'Enter',
  DisclosureTriangle: 'Enter',
  textbox: 'Enter',
  searchbox: 'Enter',
  checkbox: 'Space',
  radio: 'Space',
  combobox: 'ArrowDown',
  slider: 'ArrowRight',
  spinbutton: 'ArrowUp',
};

type Control = { control: string; key: string; node: number };

/** The controls in the accessibility tree, in document order. */
async function controlsOf(session: CDPSession): Promise<Control[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, backendDOMNodeId: node }) => {
    const key = keys[String(role?.value)];
    return ignored || !key || !node ? [] : [{ control: `${role?.value} “${name?.value ?? ''}”`, key, node }];
  });
}

/**
 * Focuses a control.
 *
 * @returns whether it, or its label, is outlined; undefined for one that leads to another page or opens a system window
 */
async function focusOn(session: CDPSession, node: number): Promise<boolean | undefined> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: node });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () {
      const leaves = this instanceof HTMLAnchorElement && !this.download && (this.target || !this.hash || this.pathname !== location.pathname || this.origin !== location.origin);
      const sends = this.form && this.form.method !== 'dialog' && new URL(this.form.action).pathname !== location.pathname;
      if (leaves || sends || this.type === 'file') return;
      this.focus();
      if (document.activeElement !== this) return;
      const styles = [this, ...(this.labels ?? [])].map((drawn) => getComputedStyle(drawn));
      return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1);
    }`,
  });
  return result.value;
}

/**
 * Why the focus is not on a visible element; '' where it is.
 *
 * @param isLink whether a link was pressed: then the target of the address counts, if nothing has the focus
 */
export const focusFault = (page: Page, isLink = false): Promise<string> =>
  page.evaluate((isLink) => {
    const element = document.activeElement ?? document.body;
    const place = element === document.body ? isLink && document.querySelector(':target') : element;
    if (!place) return 'on nothing';
    // Its label draws an input of 1 px.
    const label = place instanceof HTMLInputElement && place.clientWidth <= 1 ? place.labels?.[0] : undefined;
    const { top, bottom, left, right, width, height } = (label ?? place).getBoundingClientRect();
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1 && height > 1;
    const shows = place.checkVisibility({ visibilityProperty: true });
    return shows && isInSight
      ? ''
      : `on ${place.tagName.toLowerCase()} “${place.textContent?.trim().slice(0, 40)}”, out of sight`;
  }, isLink);

/**
 * Presses every control of a page once by keyboard, also those that a press adds.
 *
 * @returns `lost`: controls without an outline when focused, and presses that left the focus on nothing visible; `presses`:
 * their number
 */
export async function pressAll(page: Page): Promise<{ lost: string[]; presses: number }> {
  const session = await page.context().newCDPSession(page);
  const [pressed, lost] = [new Set<string>(), [] as string[]];
  let presses = 0;
  for (;;) {
    const next = (await controlsOf(session)).find(({ control }) => !pressed.has(control));
    if (!next) return { lost, presses };
    pressed.add(next.control);
    const isOutlined = await focusOn(session, next.node);
    if (isOutlined === undefined) continue;
    if (!isOutlined) lost.push(`${next.control}: has no outline`);
    presses += 1;
    await page.keyboard.press(next.key);
    await expect(page.locator('[aria-busy=true], progress')).toHaveCount(0);
    const isLink = next.control.startsWith('link');
    await expect
      .poll(() => focusFault(page, isLink), { timeout: 10_000 })
      .toBe('')
      .catch(async () => lost.push(`${next.control}: ${await focusFault(page, isLink)}`));
  }
}
