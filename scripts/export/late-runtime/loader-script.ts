import { navigation } from '../../../content/navigation';
import { browserScript } from '../browser-script';

/** The code of a page's two inline scripts. */
export type LoaderScripts = { announce: string; loader: string };

/** announce.ts and loader.ts for pages; `demo` is the address of the calendar. */
export function loaderScripts(demo: string = navigation.bookDemo.href): LoaderScripts {
  const links = [demo.replace(/[?#].*/, ''), 'https://form.typeform.'].map((start) => `[href^="${start}"]`);
  const define = { CAMPAIGN_LINKS: JSON.stringify(String(links)) };
  return { announce: script('announce', define), loader: script('loader', define) };
}

function script(name: string, define: Record<string, string>): string {
  // Browsers below browserslist must parse it too, though it then does nothing (announce.ts).
  const code = browserScript(`late-runtime/${name}`, define, 'es2017');
  // "use strict" would be in each page twice, and nothing here depends on it.
  return code.trim().replace(/^"use strict";/, '');
}
