import { campaign } from '../../../content/campaign';
import { links } from '../../../content/links';
import { campaignKey, sayingOf } from '../../../lib/campaign';
import { browserScript } from '../browser-script';

/** The code of the two inline scripts of a page, each one line of JavaScript. */
export type LoaderScripts = { announce: string; loader: string };

/** What a page has that its loader has to look after, and most pages have not. */
export type LoaderOptions = {
  /** a chosen file is a sign that somebody is here */
  takesFiles?: boolean;
  /** the page's address may ask for a search */
  searches?: boolean;
  /** it has a link to a form that opens in a tab */
  forms?: boolean;
  /** its scripts run at load */
  eager?: boolean;
  /** the address of the calendar; that of content/links.ts by default */
  demo?: string;
};

/** announce.ts and loader.ts for pages: the same on all that have the same to look after. */
export function loaderScripts({
  takesFiles = false,
  searches = false,
  forms = false,
  eager = false,
  demo = links.bookDemo.href,
}: LoaderOptions = {}): LoaderScripts {
  const [place = '', query = ''] = demo.split(/\?|#.*/);
  const define = {
    TAKES_FILES: String(takesFiles),
    SEARCHES: String(searches),
    FORMS: String(forms),
    EAGER: String(eager),
    SAYING: JSON.stringify(sayingOf(campaign.parameters)),
    FIRST_PAGE: JSON.stringify(campaign.firstPage),
    KEY: JSON.stringify(campaignKey),
    DEMO: JSON.stringify(place),
    OWN: JSON.stringify(query && `${query}&`),
  };
  return { announce: script('announce', define), loader: script('loader', define) };
}

function script(name: string, define: Record<string, string>): string {
  // Older browsers have to read it as well, to leave it at that (announce.ts).
  const code = browserScript(`late-runtime/${name}`, define, 'es2017');
  // Nothing in these scripts goes by strict mode, and each page has the words twice.
  return code.trim().replace(/^"use strict";/, '');
}
