import { cleanup, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const alt = 'Cover page';

function drawCover(props: { priority?: boolean } = {}) {
  render(<Picture src="/icons/icon-512.png" alt={alt} sizes="20rem" {...props} />);
  const image = screen.getByRole('img', { name: alt });
  return { image, formats: [...(image.closest('picture')?.querySelectorAll('source') ?? [])] };
}

test('shows the original in `next dev`, which has no variants', () => {
  const { image, formats } = drawCover();
  expect(formats).toEqual([]);
  expect(image).toHaveAttribute('src', '/icons/icon-512.png');
});

test('throws an error that names a missing file', () => {
  expect(() => render(<Picture src="/no/such.png" alt="" sizes="1px" />)).toThrow(
    'There is no picture public/no/such.png.',
  );
});

describe('in a production build', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  });

  test('offers AVIF, then WebP, in several widths, then the original', () => {
    const { image, formats } = drawCover();
    expect(formats.map((format) => format.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    for (const format of formats) {
      expect(format).toHaveAttribute('sizes', '20rem');
      expect(format.getAttribute('srcset')).toMatch(/112w, .* 512w$/);
    }
    expect(image).toHaveAttribute('src', '/icons/icon-512.png');
  });

  test('a picture with `priority` loads eagerly with high priority, and its first source is preloaded', () => {
    drawCover();
    expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
    cleanup();
    const { image, formats } = drawCover({ priority: true });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    const asked = document.head.querySelector('link[rel="preload"][as="image"]');
    expect(asked?.getAttribute('type')).toBe(formats[0]?.getAttribute('type'));
    for (const own of ['srcset', 'sizes'])
      expect(asked?.getAttribute(`image${own}`)).toBe(formats[0]?.getAttribute(own));
    expect(asked).toHaveAttribute('fetchpriority', 'high');
  });
});
