import { colors } from '@/tailwind.config';
import { hexRgb, textColourOn } from './colour';

test.each([
  ['#abc', [170, 187, 204]],
  ['#abcf', [170, 187, 204]],
  ['3a7685', [58, 118, 133]],
  ['#3A7685', [58, 118, 133]],
  ['#3a768580', [58, 118, 133]],
])('hexRgb reads %s', (hex, rgb) => {
  expect(hexRgb(hex)).toEqual(rgb);
});

test.each(['', '#', '#ab', '#abcde', '#abcdefa', '#abcdef012', '#ggg', 'teal', 'rgb(0, 0, 0)', '##abc'])(
  'hexRgb refuses %p as the form library does',
  (hex) => {
    expect(() => hexRgb(hex)).toThrow(new TypeError('Expected a valid hex string'));
  },
);

test.each([
  ['#000', 'white'],
  ['#969696', 'white'],
  ['#979797', 'black'],
  ['#fff', 'black'],
  [colors.form, 'white'],
])('the text on %s is %s', (hex, text) => {
  expect(textColourOn(hex)).toBe(text);
});

test('the default colour is the form library’s', () => {
  expect(colors.form.toLowerCase()).toBe('#3a7685');
});
