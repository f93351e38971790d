import { hasVariants, variantSrcSet, variantWidths } from './picture-variants';

test.each([
  [100, [100]],
  [160, [112, 160]],
  [600, [112, 160, 224, 320, 448, 600]],
])('a picture %i px wide is offered in these widths', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('photographs and PNGs have variants, SVGs and GIFs have none', () => {
  const has = ['/a.png', '/a.JPG', '/a.jpeg', '/a.webp', '/a.svg', '/a.gif'].map(hasVariants);
  expect(has).toEqual([true, true, true, true, false, false]);
});

test('a srcset can be parsed if a name has a space', () => {
  const cover = { src: '/web/Attachments/covers/tat 1.png', width: 160, height: 226, hash: '1f2e3d4c' };
  expect(variantSrcSet(cover, 'webp')).toBe(
    '/_pictures/tat%201.1f2e3d4c-112.webp 112w, /_pictures/tat%201.1f2e3d4c-160.webp 160w',
  );
});
