import { counterTexts } from './counter-texts';

test.each([
  ['300,000', ['0', '10,000', '20,000', '100,000', '290,000', '300,000']],
  ['450,000', ['0', '15,000', '30,000', '150,000', '435,000', '450,000']],
  ['1,200,000+', ['0+', '40,000+', '80,000+', '400,000+', '1,160,000+', '1,200,000+']],
  ['over 350', ['over 0', 'over 12', 'over 23', 'over 117', 'over 338', 'over 350']],
  ['2.5m', ['0.0m', '0.1m', '0.2m', '0.8m', '2.4m', '2.5m']],
])('R4.8, R4.9: the counter reaches %s in thirty equal steps', (figure, lines) => {
  const all = counterTexts(figure);
  expect(all).toHaveLength(31);
  expect([0, 1, 2, 10, 29, 30].map((step) => all[step])).toEqual(lines);
});
