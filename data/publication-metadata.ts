import type { PageMeta, Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';

/** What a search result shows: less looks empty, more is cut off. */
const shown = { least: 70, most: 160 };

/**
 * Title and description of a publication's page: number of cases, date, and the subjects in their order, as many as
 * fit into a search result.
 */
export function publicationMeta({ title, description, date, contents }: Publication): PageMeta {
  const subjects = [...new Set(contents.map(({ subject }) => subject.toLowerCase()))];
  const day = `${title}: ${description}, ${formatDate(date).text}.`;
  const sentences = [
    ...subjects
      .map((_, index) => `${day} ${list(subjects.slice(0, index + 1))}. Abstract, contents and PDF.`)
      .reverse(),
    `${day} Abstract, contents and PDF.`,
    day,
  ];
  const fitting = sentences.find(({ length }) => length <= shown.most) ?? `${title}: ${description}.`;
  const isShort = fitting.length < shown.least;
  return {
    title,
    description: isShort ? `${day} Abstract and contents can be read here, and the PDF after a short form.` : fitting,
  };
}

function list(words: readonly string[]): string {
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
  return all.charAt(0).toUpperCase() + all.slice(1);
}
