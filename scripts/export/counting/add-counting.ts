import { analytics } from '../../../content/analytics';
import type { AnalyticsContent } from '../../../content/types';
import { browserScript, type ScriptFile, scriptFile } from '../browser-script';

/**
 * Records the reader's own clicks, since the counting script comes late, and the loader stops some before later listeners.
 * It is put before the loader: a script of its own would need a hash in each page's policy.
 */
const recordClicks =
  'window.presses=[];addEventListener("click",e=>{e.isTrusted&&e.target instanceof Element&&presses.push(e.target)},!0);';

/** The script that counts visits; undefined where none are counted. */
export function countingScript(content: AnalyticsContent = analytics): ScriptFile | undefined {
  if (content.service === 'none') return undefined;
  const { host, site } = content;
  const settings = JSON.stringify({ host, site });
  return scriptFile('counting', browserScript('counting/count', { SETTINGS: settings }, 'es2022'));
}

/** Lists the file after all scripts that the loader loads. @param page with its loader; changed */
export function addCounting(page: Document, { path }: ScriptFile): void {
  const loader = page.querySelector<HTMLScriptElement>('script[data-scripts]');
  if (!loader) throw new Error('there is no loader to load the counting script');
  loader.dataset.scripts += ` ${path}`;
  loader.prepend(recordClicks);
}
