import type { Chapter, ItemList, Periodical, Person, PublicationIssue, Report } from 'schema-dts';
import { type PublicationListWords, publicationLists } from '@/content/publication-lists';
import { site } from '@/content/site';
import type { ListedPublication, Publication, PublicationCase } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { absoluteUrl, type Named, nodeId } from './address';

/**
 * An issue of its series, or a report, as its list says. Not the PDF's address, which is for readers of the page alone
 * (hosts send noindex); of its cases what the page shows, and nothing of samples: a machine does not see their marks.
 */
export function publicationNode(publication: ListedPublication): (PublicationIssue | Report) & Named {
  const { title, description, date, abstract, image, contents, link, pdf, sample, author, reviewer } = publication;
  const list = publicationLists.find(({ id }) => id === publication.list);
  const parts = contents.filter((one) => !one.sample).map((one) => caseNode(publication, one));
  const [, edition] = /(\d+)(?:st|nd|rd|th) edition/i.exec(title) ?? [];
  const shared = {
    '@id': `${absoluteUrl(link)}#publication`,
    name: title,
    description,
    // Nobody may take an invented decision out of it: a sample's is read on its page, beside the mark.
    ...(!sample && { abstract: abstract.join('\n\n') }),
    url: absoluteUrl(link),
    image: absoluteUrl(image),
    datePublished: formatDate(date).iso,
    inLanguage: site.lang,
    isAccessibleForFree: true,
    publisher: { '@id': nodeId.organization },
    ...(author && { author: person(author) }),
    ...(reviewer && { editor: person(reviewer) }),
    ...(parts.length > 0 && { hasPart: parts }),
    about: [...new Set(contents.map(({ subject }) => subject))],
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentSize: String(pdf.bytes) },
    isPartOf: series(list),
  } as const;
  return list?.publishes === 'reports'
    ? { '@type': 'Report', ...shared }
    : {
        '@type': 'PublicationIssue',
        ...shared,
        pagination: `1-${pdf.pages}`,
        ...(edition && { issueNumber: Number(edition) }),
      };
}

/** A case of a publication, as much of it as can be read on the page. */
function caseNode(
  publication: Publication,
  { name, subject, holding, page, citation, link, open }: PublicationCase,
): Chapter {
  const id = `${absoluteUrl(publication.link)}#${caseId(name)}`;
  return {
    '@type': 'Chapter',
    '@id': id,
    url: id,
    name,
    about: subject,
    ...(holding && { abstract: holding }),
    ...(page && { pageStart: page }),
    ...((citation || link) && {
      isBasedOn: { '@type': 'CreativeWork', ...(citation && { name: citation }), ...(link && { url: link }) },
    }),
    ...(open && { text: [open.issue, open.reasoning, open.held].join('\n\n') }),
  };
}

const person = (name: string): Person => ({ '@type': 'Person', name });

/** The series as a node; it has no page of its own beside its tab. */
function series(list: PublicationListWords | undefined): Periodical {
  const address = absoluteUrl('/web/publications');
  return {
    '@type': 'Periodical',
    '@id': `${address}#${list?.hash}`,
    name: list?.label,
    about: list?.tribunal?.name,
    url: address,
    publisher: { '@id': nodeId.organization },
  };
}

/** The publications as a list of pages, in their order. */
export function publicationListNode(publications: readonly Publication[]): ItemList & Named {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl('/web/publications')}#list`,
    numberOfItems: publications.length,
    itemListElement: publications.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(link),
    })),
  };
}
