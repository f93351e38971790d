import { type PublicationListWords, publicationLists } from '@/content/publication-lists';
import type { PageMeta, SubjectPage } from '@/content/types';

/** Title and description of a subject's page, for search results: with the tribunals' names where there is room. */
export function subjectMeta({ name, cases }: Pick<SubjectPage, 'name' | 'cases'>): PageMeta {
  const tribunals = (publicationLists as readonly PublicationListWords[])
    .filter(({ id }) => cases.some(({ publication }) => publication.list === id))
    .map(({ tribunal, label }) => tribunal?.name ?? label);
  const count = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`;
  const rest = 'newest first, each with what was held and what became of it';
  const titles = [`${name}: ${tribunals[0]} cases`, `${name}: tax tribunal cases`];
  const descriptions = [
    `${name}: ${count} of the ${tribunals.join(' and ')}, ${rest}.`,
    `${name}: ${count} of tax tribunals, ${rest}, as summaries that can be read here.`,
  ];
  return {
    title: titles.find(({ length }) => tribunals.length > 0 && length <= 60) ?? name,
    description: descriptions.find(({ length }) => tribunals.length > 0 && length <= 160) ?? descriptions.at(-1) ?? '',
  };
}
