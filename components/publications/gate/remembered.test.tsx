import { forget, isRemembered, remember } from './remembered';

const noon = Date.parse('2026-03-02T12:00:00Z');
const days = (count: number) => count * 86_400_000;

afterEach(forget);

test.each([
  ['at once', 0, 30, true],
  ['on the last day', days(30) - 1, 30, true],
  ['after the last day', days(30), 30, false],
  ['when the setting is 0', 0, 0, false],
  ['before it happened, as after a changed clock', -1, 30, false],
])('a submission is remembered or not: %s', (_name, later, rememberDays, expected) => {
  remember(noon);
  expect(isRemembered(rememberDays, noon + later)).toBe(expected);
});

test('is forgotten on request, and holds nothing but a date', () => {
  remember(noon);
  expect(Object.values({ ...localStorage })).toEqual(['2026-03-02T12:00:00.000Z']);
  forget();
  expect(isRemembered(30, noon)).toBe(false);
});

test('a browser without storage is asked each time', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(isRemembered(30)).toBe(false);
  refuse.mockRestore();
});
