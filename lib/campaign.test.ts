import { campaign } from '@/content/campaign';
import { campaignOfVisit, saidBy, sayingOf } from './campaign';

const [first = '', second = ''] = campaign.parameters;

const none = { getItem: () => null };

/** What is known on a page; `kept`: what a page before left in the tab's storage. */
const known = (address: string, kept?: string) =>
  Object.fromEntries(
    campaignOfVisit({
      location: new URL(address, 'https://site.example'),
      sessionStorage: kept === undefined ? none : { getItem: () => kept },
    }),
  );

it('R13.1: knows what the first address said, and its path, on the tab’s next pages, until another such address', () => {
  const address = new URL(`https://site.example/legal/?a=1&${first}=whats%20app&other=1&${second}=`);
  const kept = saidBy(address, sayingOf(campaign.parameters), campaign.firstPage);
  const fields = { [first]: 'whats app', [campaign.firstPage]: '/legal/' };
  expect(known(address.href)).toEqual(fields);
  expect(known('/web/publications/?q=vat', kept)).toEqual(fields);
  expect(known(`/team/?${second}=mail`, kept)).toEqual({ [second]: 'mail', [campaign.firstPage]: '/team/' });
});

it('knows nothing of a visit that began without', () => {
  expect(known('/legal/?q=vat')).toEqual({});
  expect(saidBy({ search: '?q=vat', pathname: '/' }, sayingOf(campaign.parameters), 'x')).toBe('');
});

it('cuts values at 100 signs, as text alone', () => {
  const words = `<b>&${'é'.repeat(40)}${'😀'.repeat(200)}`;
  const path = `/${'a'.repeat(200)}`;
  expect(known(`${path}?${first}=${encodeURIComponent(words)}&${second}=%&x=1`)).toEqual({
    [first]: `<b>&${'é'.repeat(40)}${'😀'.repeat(56)}`,
    [second]: '%',
    [campaign.firstPage]: path.slice(0, 100),
  });
});

it('knows the first page alone where there is no storage', () => {
  const blocked = (search: string) =>
    campaignOfVisit({
      location: { search, pathname: '/' },
      get sessionStorage(): Storage {
        throw new DOMException('', 'SecurityError');
      },
    });
  expect(blocked(`?${first}=mail`).get(first)).toBe('mail');
  expect(String(blocked(''))).toBe('');
});
