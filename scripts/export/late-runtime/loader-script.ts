import { campaign } from '../../../content/campaign';
import { links } from '../../../content/links';
import { campaignKey, sayingOf } from '../../../lib/campaign';
import { browserScript } from '../browser-script';

/** The code of the two inline scripts of a page, each one line of JavaScript. */
export type LoaderScripts = { announce: string; loader: string };

/**
 * announce.ts and loader.ts for pages.
 *
 * @param forms whether the page has a link to a form that opens in a tab
 * @param demo the address of the calendar
 */
export function loaderScripts(forms = false, demo: string = links.bookDemo.href): LoaderScripts {
  const [place = '', query = ''] = demo.split(/\?|#.*/);
  const define = {
    FORMS: String(forms),
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
