/** A selector of links to the calendar for demos, and to forms in a tab (loader-script.ts). */
declare const CAMPAIGN_LINKS: string;

/**
 * Stores the `utm_…` parameters and the path of the visit's first page until the tab is closed, and adds them to links to the
 * calendar and to forms. It is inline, since the first click may be on such a link. Forms in dialogs: lib/campaign.ts.
 */
export function keepCampaign(): void {
  // A form in a frame gets the parameters from its launcher.
  if (parent !== window) return;
  // Throws where storage is switched off.
  try {
    const utm = [...new URLSearchParams(location.search)].filter(([name, value]) => name.startsWith('utm_') && value);
    const fields = [...utm, ['first_page', location.pathname]].map(([name, value]) => [name, value?.slice(0, 100)]);
    if (utm.length) sessionStorage.campaign = new URLSearchParams(fields as string[][]);
    if (sessionStorage.campaign) for (const type of ['pointerdown', 'click']) addEventListener(type, addCampaign, true);
  } catch {}
}

/** The calendar reads its address's query, the form service hidden fields from the hash (R7.7). */
function addCampaign({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(CAMPAIGN_LINKS);
  if (!link || link.href.includes(sessionStorage.campaign)) return;
  const part = link.href.includes('typeform') ? 'hash' : 'search';
  link[part] += (link[part] && '&') + sessionStorage.campaign;
}
