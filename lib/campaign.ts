/** What scripts/export/late-runtime/campaign.ts has kept of the visit's first address, by name. For browsers alone. */
export function campaignOfVisit(): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.campaign));
  } catch {
    // Storage is switched off.
    return {};
  }
}
