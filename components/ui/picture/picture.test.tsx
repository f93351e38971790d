import { cleanup, render, screen } from '@testing-library/react';
import { readPublications } from '@/data/read-publications';
import { Picture } from './picture';

const alt = 'Cover page';

async function drawCover(props: { priority?: boolean } = {}) {
  const [publication] = await readPublications();
  render(<Picture src={publication?.image ?? ''} alt={alt} sizes="20rem" {...props} />);
  const image = screen.getByRole('img', { name: alt });
  return { image, formats: [...(image.closest('picture')?.querySelectorAll('source') ?? [])] };
}

test('reserves the place of the picture by the size of its file, and waits until it is near', async () => {
  const { image } = await drawCover();
  expect(Number(image.getAttribute('width'))).toBeGreaterThan(100);
  expect(Number(image.getAttribute('height'))).toBeGreaterThan(Number(image.getAttribute('width')));
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('is fetched at once and first where the page opens with it', async () => {
  const { image } = await drawCover({ priority: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('shows the original while a marketer edits, when no variants exist', async () => {
  const { image, formats } = await drawCover();
  expect(formats).toEqual([]);
  expect(image.getAttribute('src')).toMatch(/^\/web\/Attachments\/.+\.png$/);
});

test('names the file that is missing', () => {
  expect(() => render(<Picture src="/no/such.png" alt="" sizes="1px" />)).toThrow(
    'There is no picture public/no/such.png.',
  );
});

describe('in a production build', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  });
  afterEach(() => jest.restoreAllMocks());

  test('offers AVIF before WebP, each in several widths up to its own, and the original to all others', async () => {
    const { image, formats } = await drawCover();
    expect(formats.map((format) => format.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    for (const format of formats) {
      expect(format).toHaveAttribute('sizes', '20rem');
      expect(format.getAttribute('srcset')).toMatch(new RegExp(`112w, .* ${image.getAttribute('width')}w$`));
    }
    expect(image.getAttribute('src')).toMatch(/\.png$/);
  });

  test('asks in the head for the picture a page opens with, by the words of its first source', async () => {
    await drawCover();
    expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
    cleanup();
    const { formats } = await drawCover({ priority: true });
    const asked = document.head.querySelector('link[rel="preload"][as="image"]');
    for (const [own, linked] of [
      ['type', 'type'],
      ['srcset', 'imagesrcset'],
      ['sizes', 'imagesizes'],
    ] as const) {
      expect(asked?.getAttribute(linked)).toBe(formats[0]?.getAttribute(own));
    }
    expect(asked).toHaveAttribute('fetchpriority', 'high');
  });
});
