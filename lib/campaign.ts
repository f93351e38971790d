/** The parameters that scripts/export/late-runtime/campaign.ts stored of the visit's first address. Only in browsers. */
export function readCampaign(): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.campaign));
  } catch {
    // Storage is switched off.
    return {};
  }
}
