/** Under this name the tab's storage keeps what the visit's first link said; what else it may hold: content/privacy.ts. */
export const campaignKey = 'campaign';

/**
 * What the link that began this visit said of itself, and the path of the visit's first page, by name, as
 * scripts/export/late-runtime/campaign.ts has kept it. For browsers alone.
 */
export function campaignOfVisit(): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(campaignKey) ?? ''));
  } catch {
    // Storage is switched off.
    return {};
  }
}
