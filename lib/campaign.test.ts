/** @jest-environment jsdom */
import { campaign } from '@/content/campaign';
import { campaignKey, campaignOfVisit, saidBy, sayingOf } from './campaign';

const [first = '', second = ''] = campaign.parameters;
const known = (address: string) => campaignOfVisit({ location: new URL(address, 'https://site.example') });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('R13.1: knows what the first address said, and its path, on the tab’s next pages, until another such address', () => {
  const address = new URL(`https://site.example/legal/?a=1&${first}=whats%20app&other=1&${second}=`);
  const fields = { [first]: 'whats app', [campaign.firstPage]: '/legal/' };
  expect(known(address.href)).toEqual(fields);
  sessionStorage.setItem(campaignKey, saidBy(address, sayingOf(campaign.parameters), campaign.firstPage));
  expect(known('/web/publications/?q=vat')).toEqual(fields);
  expect(known(`/team/?${second}=mail`)).toEqual({ [second]: 'mail', [campaign.firstPage]: '/team/' });
});

it('knows nothing of a visit that began without, and the open page alone where there is no storage', () => {
  expect(known('/legal/?q=vat')).toEqual({});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(known(`/?${first}=mail`)).toMatchObject({ [first]: 'mail' });
  expect(known('/')).toEqual({});
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
