import { contrast } from './contrast';

test('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#2B6470', '#2B6470')).toBe(1);
});

test('refuses what is not a colour', () => {
  expect(() => contrast('teal', '#FFFFFF')).toThrow('Expected a colour as #RRGGBB, got teal');
});
