/** @jest-environment jsdom */
import { readCampaign } from './campaign';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('R13.1: knows what the tab keeps of the visit’s first address, as text', () => {
  sessionStorage.setItem('campaign', 'utm_source=whats+app&utm_term=%3Cb%3E&first_page=%2Flegal%2F');
  expect(readCampaign()).toEqual({ utm_source: 'whats app', utm_term: '<b>', first_page: '/legal/' });
});

it('knows nothing of a visit that began without, or where there is no storage', () => {
  expect(readCampaign()).toEqual({});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCampaign()).toEqual({});
});
