import { analytics } from '../../../content/analytics';
import { browse } from '../../../content/browse';
import { campaign } from '../../../content/campaign';
import { links } from '../../../content/links';
import type { AnalyticsContent } from '../../../content/types';
import { browserScript, type ScriptFile, scriptFile } from '../browser-script';
import { elements, type Page } from '../html-tree';

/** What counting brings to pages: to those that may send something, and to those that may not. */
export type Counting = {
  sending: ScriptFile;
  waiting: ScriptFile;
};

const tools = ['/tenth-lining/number/', links.tenthLiningEditor.href, links.billAnalysis.href];

/**
 * Notes presses: before the counting has come, since the first press of all may be the one that matters, and after, since
 * the loader keeps some from all who listen later. What it repeats by script was noted when it was made. It begins the
 * loader: a script of its own would need a hash in the policy, in every page.
 */
const early = 'window.presses=[];addEventListener("click",e=>{e.isTrusted&&presses.push(e.target)},!0);';

/**
 * The files that count.
 *
 * @param content whether and where visits are counted
 * @returns undefined where they are not: then no page has a byte of it
 */
export function countingOf(content: AnalyticsContent = analytics): Counting | undefined {
  if (content.service === 'none') return undefined;
  const { service, host, site, searchWords = false } = content;
  const settings = {
    host,
    site,
    searchWords,
    parameters: campaign.parameters,
    none: browse.result.none,
    demo: links.bookDemo.href,
    tools,
  };
  return {
    sending: bundle(service, settings),
    waiting: bundle('nobody', settings),
  };
}

/**
 * Puts counting into a page: its file after all scripts of the runtime, which come with the visitor's first touch, and
 * what notes presses until then.
 *
 * @param page the page with its loader; changed
 * @param mayConnect whether its policy lets it send anything anywhere
 */
export function addCounting(page: Page, { sending, waiting }: Counting, mayConnect: boolean): void {
  const loader = elements(page, 'script').find(({ attrs }) => attrs.some(({ name }) => name === 'data-scripts'));
  const list = loader?.attrs.find(({ name }) => name === 'data-scripts');
  const [code] = loader?.childNodes ?? [];
  if (!list || !code || !('value' in code)) throw new Error('there is no loader to bring the counting');
  list.value += ` ${(mayConnect ? sending : waiting).path}`;
  code.value = early + code.value;
}

function bundle(service: string, settings: object): ScriptFile {
  const define = { SERVICE: JSON.stringify(service), SETTINGS: JSON.stringify(settings) };
  return scriptFile('counting', browserScript('counting/count', define, 'es2022'));
}
