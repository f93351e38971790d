import { publicationLists } from '@/content/publication-lists';
import type { PageMeta, Publication, PublicationListConfig, SubjectWithCases } from '@/content/types';

/** Title and description of a subject's page, for search results: who decided its cases, all of them, or the countries. */
export function subjectPageMeta({ name, cases }: Pick<SubjectWithCases<Publication>, 'name' | 'cases'>): PageMeta {
  const lists = (publicationLists as readonly PublicationListConfig[]).filter(({ id }) =>
    cases.some(({ publication }) => publication.list === id),
  );
  const tribunals = lists.map(({ tribunal, label }) => tribunal?.name ?? label).join(' and ');
  const countries = lists.map(({ jurisdiction }) => jurisdiction).join(' and ');
  const count = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`;
  const rest = 'newest first, each with its holding, and later history where we know it';
  const titles = [`${name}: ${tribunals} cases`, `${name}: tax cases of ${countries}`];
  const descriptions = [
    `${name}: ${count}, ${tribunals}, ${rest}.`,
    `${name}: ${count} on tax, ${rest}, as summaries that can be read here.`,
  ];
  return {
    title: titles.find(({ length }) => lists.length > 0 && length <= 60) ?? name,
    description: descriptions.find(({ length }) => lists.length > 0 && length <= 160) ?? descriptions.at(-1) ?? '',
  };
}
