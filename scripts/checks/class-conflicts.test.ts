import tailwind from '../../tailwind.config';
import { classConflicts } from './class-conflicts';

test.each(Object.keys(tailwind.theme.fontSize))('text-%s and a colour are two things', (size) => {
  expect(classConflicts(`text-${size} text-ink`)).toEqual([]);
});

test.each(Object.keys(tailwind.theme.extend.maxWidth))('max-w-%s and another width are one', (width) => {
  expect(classConflicts(`max-w-${width} max-w-none`)).toEqual([`max-w-${width}`]);
});

test('names what a later class sets as well', () => {
  expect(classConflicts('px-4 text-teal text-clay')).toEqual(['text-teal']);
});

test('lets a caller override what a primitive marks as its default, and what holds in another state', () => {
  expect(classConflicts('default:size-6 size-4 md:size-8')).toEqual([]);
});
