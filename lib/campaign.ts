import { campaign } from '@/content/campaign';

/** Under this name the tab's storage keeps what the visit's first link said; what else it may hold: content/privacy.ts. */
export const campaignKey = 'campaign';

type Address = Pick<Location, 'search' | 'pathname'>;

/**
 * A regular expression's text for what the query of an address may say, each value cut at 100 signs; '' where there are
 * no names. A sign is a plain one, or what a letter's first byte and the bytes that go on with it are written as.
 */
export function sayingOf(names: readonly string[]): string {
  return names.length > 0 ? `\\b(${names.join('|')})=(%\\w\\w(%[89AB]\\w)*|[^&]){1,100}` : '';
}

/**
 * What an address says of where its link stood, and its path, as they stand there: `utm_source=a&first_page=/legal/`; ''
 * where it says nothing. Small, since it stands in every page (scripts/export/late-runtime/campaign.ts).
 */
export function saidBy({ search, pathname }: Address, saying: string, firstPage: string): string {
  const said = search.match(RegExp(saying, 'g'));
  return said ? [...said, `${firstPage}=${pathname.slice(0, 100)}`].join('&') : '';
}

/**
 * What the link that began this visit said, and the path of the visit's first page, by name; nothing for a visit that
 * began without. For browsers alone. Where the browser has no storage to give, only the first page knows.
 */
export function campaignOfVisit({ location }: { location: Address } = window): Record<string, string> {
  const { parameters, firstPage } = campaign;
  if (parameters.length === 0) return {};
  const said = saidBy(location, sayingOf(parameters), firstPage) || kept();
  return Object.fromEntries(new URLSearchParams(said));
}

function kept(): string {
  try {
    return sessionStorage.getItem(campaignKey) ?? '';
  } catch {
    // Storage is switched off.
    return '';
  }
}
