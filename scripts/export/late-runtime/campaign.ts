import { saidBy } from '../../../lib/campaign';

/** Set by loader-script.ts from content/campaign.ts: what the query of an address may say, and the name for its path. */
declare const SAYING: string;
declare const FIRST_PAGE: string;
/** Under which the tab's storage keeps it (lib/campaign.ts). */
declare const KEY: string;
/** The address of the calendar, from content/links.ts, up to its query; and that, which comes first, and counts. */
declare const DEMO: string;
declare const OWN: string;
/** Whether the page has a link to a form that opens in a tab. */
declare const FORMS: boolean;

/**
 * Keeps what a page's address says of where its link stood (lib/campaign.ts) for the next pages of the tab, with the
 * press that may lead to them, and hands it on to the calendar for demos and to a form that opens in a tab. In dialogs the
 * form library does that. It costs no reader anything before a press, and the very first one may be on such a link: so it
 * stands in the page, and comes with no script.
 */
export function noteCampaign(): void {
  if (SAYING) for (const type of ['pointerdown', 'click']) addEventListener(type, note, true);
}

function note({ target }: Event): void {
  // Storage may be switched off: then the first page alone hands it on.
  try {
    const said: string | undefined = saidBy(location, SAYING, FIRST_PAGE) || sessionStorage[KEY];
    if (!said) return;
    const demo = (target as Element).closest<HTMLAnchorElement>(`[href^="${DEMO}"]`);
    if (demo) demo.search = OWN + said;
    if (FORMS) handOnToForm(said, target as Element);
    sessionStorage[KEY] = said;
  } catch {}
}

/** The form's service reads hidden fields from the hash (R7.7); those that the link has come first, and count. */
function handOnToForm(said: string, target: Element): void {
  const form = target.closest<HTMLAnchorElement>('[href^="https://form.typeform."]');
  if (form && !form.href.includes(said)) form.hash = (form.hash && `${form.hash}&`) + said;
}
