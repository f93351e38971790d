import { colors, textPairs } from '@/tailwind.config';
import { contrast } from './contrast';

test.each(textPairs)('%s on %s can be read: 4.5:1 or more', (text, ground) => {
  expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
});

// WCAG 2.2, 1.4.11: the border of a control against what lies beside it.
test.each([
  ['edge', 'paper'],
  ['edge', 'card'],
  ['teal', 'paper'],
  ['teal-pale', 'ink'],
] as const)('%s against %s can be seen: 3:1 or more', (border, ground) => {
  expect(contrast(colors[border], colors[ground])).toBeGreaterThanOrEqual(3);
});

test('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#2B6470', '#2B6470')).toBe(1);
});

test('refuses what is not a colour', () => {
  expect(() => contrast('teal', '#FFFFFF')).toThrow('Expected a colour as #RRGGBB, got teal');
});
