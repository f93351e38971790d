import type { Publication } from '@/content/types';

/** Everything of a publication that can be searched: title, description, abstract, and its cases with their subjects. */
export function searchText({ title, description, abstract, contents }: Publication): string {
  return [title, description, ...abstract, ...caseTexts({ contents })].join('\n');
}

/** What can be searched of each case: its name on the first line, then the rest. */
export function caseTexts({ contents }: Pick<Publication, 'contents'>): string[] {
  return contents.map(({ name, citation, subject, issue }) =>
    [name, citation, subject, issue].filter((part) => part !== undefined).join('\n'),
  );
}
