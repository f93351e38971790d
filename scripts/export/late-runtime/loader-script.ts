import { navigation } from '../../../content/navigation';
import { browserScript } from '../browser-script';

export type LoaderScripts = ReturnType<typeof loaderScripts>;

/** The code of a page's two inline scripts, announce.ts and loader.ts; `demo` is the address of the calendar. */
export function loaderScripts(demo: string = navigation.bookDemo.href) {
  const links = [demo.replace(/[?#].*/, ''), 'https://form.typeform.'].map((start) => `[href^="${start}"]`);
  const define = { CAMPAIGN_LINKS: JSON.stringify(String(links)) };
  // Browsers below browserslist must parse them too, though they then do nothing (announce.ts).
  const script = (name: string) => browserScript(`late-runtime/${name}`, define, 'es2017').trim();
  return { announce: script('announce'), loader: script('loader') };
}
