import { hasVariants, variantSrcSet, variantUrl, variantWidths } from './picture-variants';

const cover = { src: '/web/Attachments/covers/tat 1.png', width: 600, height: 848, hash: '1f2e3d4c' };

test.each([
  [100, [100]],
  [160, [112, 160]],
  [600, [112, 160, 224, 320, 448, 600]],
  [640, [112, 160, 224, 320, 448, 640]],
])('a picture %i px wide is offered in these widths', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test.each([
  ['/a.png', true],
  ['/a.JPG', true],
  ['/a.jpeg', true],
  ['/a.webp', true],
  ['/a.svg', false],
  ['/a.gif', false],
])('%s has variants: %s', (src, expected) => {
  expect(hasVariants(src)).toBe(expected);
});

test('an address has name, hash, width and format', () => {
  expect(variantUrl(cover, 320, 'avif')).toBe('/_pictures/tat 1.1f2e3d4c-320.avif');
});

test('a srcset can be parsed if a name has a space', () => {
  expect(variantSrcSet({ ...cover, width: 160 }, 'webp')).toBe(
    '/_pictures/tat%201.1f2e3d4c-112.webp 112w, /_pictures/tat%201.1f2e3d4c-160.webp 160w',
  );
});
