/** The links to the calendar for demos, and to forms that open in a tab, as a selector (loader-script.ts). */
declare const LEADING_ON: string;

/**
 * Keeps what the link that led to the visit's first page says of itself (`utm_…`), and that page's path, until the tab is
 * closed, and adds them to links to the calendar and to forms. It stands in the page, as the first press may be on such a
 * link. Forms in dialogs: lib/campaign.ts.
 */
export function keepCampaign(): void {
  // A form in a frame has its launcher's parameters.
  if (parent !== window) return;
  // Storage may be switched off: then nothing is handed on.
  try {
    const utm = [...new URLSearchParams(location.search)].filter(([name, value]) => name.startsWith('utm_') && value);
    const fields = [...utm, ['first_page', location.pathname]].map(([name, value]) => [name, value?.slice(0, 100)]);
    if (utm.length) sessionStorage.campaign = new URLSearchParams(fields as string[][]);
    if (sessionStorage.campaign) for (const type of ['pointerdown', 'click']) addEventListener(type, handOn, true);
  } catch {}
}

/** The calendar reads its address's query, the form service hidden fields from the hash (R7.7). What they have stays. */
function handOn({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(LEADING_ON);
  if (!link || link.href.includes(sessionStorage.campaign)) return;
  const part = link.href.includes('typeform') ? 'hash' : 'search';
  link[part] += (link[part] && '&') + sessionStorage.campaign;
}
