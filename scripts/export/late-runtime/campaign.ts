import { campaignKey, saidBy } from '../../../lib/campaign';

/** Set by loader-script.ts from content/campaign.ts: what the query of an address may say, and the name for its path. */
declare const SAYING: string;
declare const FIRST_PAGE: string;

/**
 * Keeps what a page's address says of where its link stood (lib/campaign.ts) for the next pages of the tab, with the
 * press that may lead to them: it costs no reader anything before.
 */
export function noteCampaign(): void {
  if (SAYING) addEventListener('click', note, true);
}

function note(): void {
  // Storage may be switched off.
  try {
    const said = saidBy(location, SAYING, FIRST_PAGE);
    if (said) sessionStorage.setItem(campaignKey, said);
  } catch {}
}
