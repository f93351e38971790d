import { analytics } from '../../../content/analytics';
import type { AnalyticsContent } from '../../../content/types';
import { browserScript, type ScriptFile, scriptFile } from '../browser-script';
import { elements, type Page } from '../html-tree';

/**
 * Notes presses before the counting script has loaded, since the first may be the one that matters, and after, since the
 * loader keeps some from all who listen later. What it repeats by script was noted when it was made. It begins the
 * loader: a script of its own would need a hash in the policy, in every page.
 */
const early =
  'window.presses=[];addEventListener("click",e=>{e.isTrusted&&e.target instanceof Element&&presses.push(e.target)},!0);';

/**
 * The file that counts.
 *
 * @param content whether and where visits are counted
 * @returns undefined where they are not: then no page has a byte of it
 */
export function countingScript(content: AnalyticsContent = analytics): ScriptFile | undefined {
  if (content.service === 'none') return undefined;
  const { host, site } = content;
  const settings = JSON.stringify({ host, site });
  return scriptFile('counting', browserScript('counting/count', { SETTINGS: settings }, 'es2022'));
}

/** Puts the file behind all scripts of the runtime, which come with the visitor's first touch. @param page with its loader; changed */
export function addCounting(page: Page, { path }: ScriptFile): void {
  const loader = elements(page, 'script').find(({ attrs }) => attrs.some(({ name }) => name === 'data-scripts'));
  const list = loader?.attrs.find(({ name }) => name === 'data-scripts');
  const [code] = loader?.childNodes ?? [];
  if (!list || !code || !('value' in code)) throw new Error('there is no loader to bring the counting');
  list.value += ` ${path}`;
  code.value = early + code.value;
}
