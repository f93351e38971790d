import type { PageMeta, Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';

/**
 * Title and description of a publication's page: number of cases, date, and the subjects in their order, as many as fit
 * into 160 characters.
 */
export function publicationMeta({ title, description, date, contents }: Publication): PageMeta {
  const subjects = [...new Set(contents.map(({ subject }) => subject.toLowerCase()))];
  const sentence = (count: number) =>
    `${title}: ${description}, ${formatDate(date).text}. ${list(subjects.slice(0, count))}. Abstract, contents and PDF.`;
  const fitting = subjects.map((_, index) => sentence(index + 1)).filter(({ length }) => length <= 160);
  return {
    title,
    description: fitting.at(-1) ?? `${title}: ${description}, ${formatDate(date).text}. Abstract, contents and PDF.`,
  };
}

function list(words: readonly string[]): string {
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
  return all.charAt(0).toUpperCase() + all.slice(1);
}
