import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// tailwind-merge takes an unknown `text-…` for a colour and drops it when a colour follows: it has to be told the
// names of tailwind.config.ts (cn.test.ts compares the two, so a new size cannot be forgotten here).
const twMerge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['tiny', 'small', 'base', 'lead', 'title', 'display', 'hero', 'figure'] }],
      'max-w': [{ 'max-w': ['page', 'measure', 'narrow'] }],
      shadow: [{ shadow: ['float'] }],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins, so a caller's `className` can override. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
