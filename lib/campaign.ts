import { campaign } from '@/content/campaign';

/** The one thing that this site keeps in the tab's storage. */
export const campaignKey = 'campaign';
/** More of a value is cut off, in signs. */
const longest = 100;

/** What of a window is needed. Asking for its storage throws where that is switched off. */
type Tab = { location: Address; sessionStorage: Pick<Storage, 'getItem'> };
type Address = Pick<Location, 'search' | 'pathname'>;

/** A regular expression's text for what the query of an address may say; '' where there are no names. */
export function sayingOf(names: readonly string[]): string {
  return names.length > 0 ? `\\b(${names.join('|')})=[^&]+` : '';
}

/**
 * What an address says of where its link stood, and its path, as they stand there: `utm_source=a&first_page=/legal/`; ''
 * where it says nothing. Small, since it stands in every page (scripts/export/late-runtime/campaign.ts).
 */
export function saidBy({ search, pathname }: Address, saying: string, firstPage: string): string {
  const said = search.match(RegExp(saying, 'g'));
  return said ? [...said, `${firstPage}=${pathname}`].join('&') : '';
}

/**
 * What the link that began this visit said, and the path of the visit's first page, as the query of an address, each
 * value cut; '' for a visit that began without. For browsers alone. Where the browser has no storage to give, only the
 * first page knows.
 */
export function campaignOfVisit(tab: Tab = window): string {
  const { parameters, firstPage } = campaign;
  if (parameters.length === 0) return '';
  let said = saidBy(tab.location, sayingOf(parameters), firstPage);
  try {
    said ||= tab.sessionStorage.getItem(campaignKey) ?? '';
  } catch {
    // Storage is switched off.
  }
  const given = new URLSearchParams(said);
  const fields = [...parameters, firstPage].map((name) => [
    name,
    [...(given.get(name) ?? '')].slice(0, longest).join(''),
  ]);
  return String(new URLSearchParams(fields.filter(([, value]) => value)));
}

/** The form library's hidden fields for this visit, beside those that are given, which win. */
export function withCampaign<Hidden extends object>(hidden: Hidden): Hidden & Record<string, string> {
  return { ...Object.fromEntries(new URLSearchParams(campaignOfVisit())), ...hidden };
}
