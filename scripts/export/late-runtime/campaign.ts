/** Set by loader-script.ts: the parameters that are kept, and the name for the first page's path (content/campaign.ts). */
declare const PARAMETERS: string[];
declare const FIRST_PAGE: string;
/** Under which the tab's storage keeps them (lib/campaign.ts). */
declare const KEY: string;
/** The links to the calendar for demos, and to forms that open in a tab, as a selector. */
declare const LEADING_ON: string;

/** The longest value and path that are kept, in characters. */
const longest = 100;

/**
 * Keeps what a page's address says of the link that led to it, for the next pages of the tab, and hands it on with a press
 * to the calendar for demos and to a form that opens in a tab. It stands in the page, as the first press may be on such a
 * link. Forms in dialogs: `campaignOfVisit`.
 */
export function keepCampaign(): void {
  // A launcher may give the form in its frame parameters of its own.
  if (parent !== window) return;
  // Storage may be switched off: then nothing is handed on.
  try {
    const query = new URLSearchParams(location.search);
    const kept = new URLSearchParams();
    for (const name of PARAMETERS) if (query.get(name)) kept.set(name, query.get(name)?.slice(0, longest) as string);
    if (String(kept)) {
      kept.set(FIRST_PAGE, location.pathname.slice(0, longest));
      sessionStorage[KEY] = kept;
    }
    if (sessionStorage[KEY]) for (const type of ['pointerdown', 'click']) addEventListener(type, handOn, true);
  } catch {}
}

/** The calendar reads its address's query, the form service hidden fields from the hash (R7.7). What they have stays. */
function handOn({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(LEADING_ON);
  if (!link || link.href.includes(sessionStorage[KEY])) return;
  const part = link.href.includes('typeform') ? 'hash' : 'search';
  link[part] += (link[part] && '&') + sessionStorage[KEY];
}
