import tailwind from '@/tailwind.config';
import { cn } from './cn';

test.each(Object.keys(tailwind.theme.fontSize))('keeps text-%s beside a colour', (size) => {
  expect(cn(`text-${size}`, 'text-ink')).toBe(`text-${size} text-ink`);
});

test.each(Object.keys(tailwind.theme.extend.maxWidth))('lets a later width win over max-w-%s', (width) => {
  expect(cn(`max-w-${width}`, 'max-w-none')).toBe('max-w-none');
});

test('lets a caller override, and leaves out what is false', () => {
  expect(cn('px-4 text-teal', false, undefined, 'text-clay')).toBe('px-4 text-clay');
});
