/** @jest-environment jsdom */
import { readCampaign } from './campaign';

beforeEach(() => sessionStorage.clear());

// What it reads of a visit with a campaign: components/launchers/launcher.test.tsx.
it('R13.1: knows nothing of a visit that began without, or where there is no storage', () => {
  expect(readCampaign()).toEqual({});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCampaign()).toEqual({});
});
