import { navigation } from '../../../content/navigation';
import { browserScript } from '../browser-script';

/** The code of the two inline scripts of a page, each one line of JavaScript. */
export type LoaderScripts = { announce: string; loader: string };

/** announce.ts and loader.ts for pages; `demo` is the address of the calendar. */
export function loaderScripts(demo: string = navigation.bookDemo.href): LoaderScripts {
  const leadingOn = [demo.replace(/[?#].*/, ''), 'https://form.typeform.'].map((start) => `[href^="${start}"]`);
  const define = { LEADING_ON: JSON.stringify(String(leadingOn)) };
  return { announce: script('announce', define), loader: script('loader', define) };
}

function script(name: string, define: Record<string, string>): string {
  // Browsers below browserslist must parse it too, though it then does nothing (announce.ts).
  const code = browserScript(`late-runtime/${name}`, define, 'es2017');
  // "use strict" would be in each page twice, and nothing here depends on it.
  return code.trim().replace(/^"use strict";/, '');
}
