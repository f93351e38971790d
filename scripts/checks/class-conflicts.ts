import { extendTailwindMerge } from 'tailwind-merge';
import tailwind from '../../tailwind.config';

// tailwind-merge takes an unknown `text-…` for a colour: it has to be told the names of the theme.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: Object.keys(tailwind.theme.fontSize) }],
      'max-w': [{ 'max-w': Object.keys(tailwind.theme.extend.maxWidth) }],
      shadow: [{ shadow: Object.keys(tailwind.theme.boxShadow) }],
    },
  },
});

/**
 * The classes of a class attribute that set what a later one sets as well. Which of the two wins is decided by the
 * order of the style sheet, not of the attribute, so one of them is a mistake.
 */
export function classConflicts(classes: string): readonly string[] {
  const given = classes.split(/\s+/).filter(Boolean);
  const kept = new Set(merge(classes).split(' '));
  return given.filter((name) => !kept.has(name));
}
