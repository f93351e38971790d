import { campaign } from '@/content/campaign';
import { campaignOfVisit, saidBy, sayingOf } from './campaign';

const [first = '', second = ''] = campaign.parameters;

const none = { getItem: () => null };

/** What is known on a page; `kept`: what a page before left in the tab's storage. */
const known = (address: string, kept?: string) =>
  campaignOfVisit({
    location: new URL(address, 'https://site.example'),
    sessionStorage: kept === undefined ? none : { getItem: () => kept },
  });

it('R13.1: knows what the first address said, and its path, on the tab’s next pages, until another such address', () => {
  const address = new URL(`https://site.example/legal/?a=1&${first}=whats%20app&other=1&${second}=`);
  const kept = saidBy(address, sayingOf(campaign.parameters), campaign.firstPage);
  const fields = `${first}=whats+app&${campaign.firstPage}=%2Flegal%2F`;
  expect(known(address.href)).toBe(fields);
  expect(known('/web/publications/?q=vat', kept)).toBe(fields);
  expect(known(`/team/?${second}=mail`, kept)).toBe(`${second}=mail&${campaign.firstPage}=%2Fteam%2F`);
});

it('knows nothing of a visit that began without', () => {
  expect(known('/legal/?q=vat')).toBe('');
  expect(saidBy({ search: '?q=vat', pathname: '/' }, sayingOf(campaign.parameters), 'x')).toBe('');
});

it('cuts values at 100 signs, as text alone', () => {
  const said = known(`/?${first}=${encodeURIComponent(`<b>&${'😀'.repeat(200)}`)}`);
  expect(new URLSearchParams(said).get(first)).toBe(`<b>&${'😀'.repeat(96)}`);
});

it('knows the first page alone where there is no storage', () => {
  const blocked = (search: string) =>
    campaignOfVisit({
      location: { search, pathname: '/' },
      get sessionStorage(): Storage {
        throw new DOMException('', 'SecurityError');
      },
    });
  expect(blocked(`?${first}=mail`)).toContain(`${first}=mail`);
  expect(blocked('')).toBe('');
});
