import type { Publication } from '@/content/types';

/** Everything of a publication that can be searched: title, description, abstract, and its cases with their subjects. */
export function searchText({ title, description, abstract, contents }: Publication): string {
  const cases = contents.flatMap(({ name, citation, subject, issue }) => [name, citation, subject, issue]);
  return [title, description, ...abstract, ...cases].filter((part) => part !== undefined).join('\n');
}
