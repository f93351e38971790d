/**
 * Runs in the visitor's browser with a page's data, so after the first touch: hands on what the visit's first link said
 * (lib/campaign.ts) to the calendar for demos, and to a form that opens in a tab. In dialogs the form library does it.
 */
import { campaignOfVisit } from '../../../lib/campaign';

/** Set by loader-script.ts: the address of the calendar, from content/links.ts. */
declare const DEMO: string;

/** Before the press as well, so that a link's address is whole when it is copied. */
for (const type of ['pointerdown', 'click']) addEventListener(type, carry, true);

function carry({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>(`a[href^="${DEMO}"], a[href^="https://form.typeform."]`);
  const fields = link && campaignOfVisit();
  if (!fields || link.href.includes(fields)) return;
  // The form's service reads hidden fields from the hash (R7.7). What the link says itself comes first, and counts.
  const part = link.host.startsWith('form.typeform.') ? 'hash' : 'search';
  link[part] = (link[part] && `${link[part]}&`) + fields;
}
