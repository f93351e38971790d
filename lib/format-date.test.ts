import { formatDate, isoDate } from './format-date';

it.each([
  ['23-08-2024', '23 August 2024', '2024-08-23'],
  ['01-01-2021', '1 January 2021', '2021-01-01'],
  ['30-09-2025', '30 September 2025', '2025-09-30'],
  ['29-02-2024', '29 February 2024', '2024-02-29'],
])('%s is printed as %s, with the datetime attribute %s', (date, text, iso) => {
  expect(formatDate(date)).toEqual({ text, iso });
});

it.each(['2024-08-23', '23/08/2024', '3-8-2024', '31-04-2024', '29-02-2023', '00-01-2024', '01-13-2024', ''])(
  'refuses %j',
  (date) => {
    expect(isoDate(date)).toBeUndefined();
    expect(() => formatDate(date)).toThrow('DD-MM-YYYY');
  },
);
