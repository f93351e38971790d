import { publicationLists } from '@/content/publication-lists';
import type { PageMeta, Publication, PublicationListConfig } from '@/content/types';
import { formatDate } from '@/lib/format-date';

// What search results show in full.
const longestTitle = 60;
const descriptionLength = { least: 70, most: 160 };

/** Title and description of a publication's page, with as many of its subjects as fit into a search result. */
export function publicationPageMeta({ title, description, date, contents, list: id }: Publication): PageMeta {
  const subjects = [...new Set(contents.map(({ subject }) => subject.toLowerCase()))];
  const day = `${title}: ${description}, ${formatDate(date).text}.`;
  const rest = 'Abstract, contents and PDF.';
  const withSubjects = subjects.map((_, left) => `${day} ${list(subjects.slice(0, subjects.length - left))}. ${rest}`);
  const descriptions = [...withSubjects, `${day} ${rest}`, day];
  const fitting = descriptions.find(({ length }) => length <= descriptionLength.most) ?? `${title}: ${description}.`;
  const isShort = fitting.length < descriptionLength.least;
  return {
    title: spelledOut(title, id),
    description: isShort ? `${day} Abstract and contents can be read here, and the PDF after a short form.` : fitting,
  };
}

/** "TAT Summaries, May 2025" as people search for it: "Kenya Tax Appeals Tribunal (TAT) summaries, May 2025". */
function spelledOut(title: string, id: Publication['list']): string {
  const words: PublicationListConfig | undefined = publicationLists.find((list) => list.id === id);
  const { name, short = '' } = words?.tribunal ?? { name: '' };
  if (!short || !title.startsWith(`${short} `)) return title;
  const rest = title.slice(short.length + 1);
  const full = `${name} (${short}) ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  return full.length <= longestTitle ? full : title;
}

function list(words: readonly string[]): string {
  const all = new Intl.ListFormat('en-GB').format(words);
  return all.charAt(0).toUpperCase() + all.slice(1);
}
