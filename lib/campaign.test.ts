/** @jest-environment jsdom */
import { readCampaign } from './campaign';

beforeEach(() => sessionStorage.clear());

// components/launchers/launcher.test.tsx tests a visit with a campaign.
it('R13.1: is empty when the visit began without a campaign, or without sessionStorage', () => {
  expect(readCampaign()).toEqual({});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCampaign()).toEqual({});
});
