import type { Publication } from '@/content/types';
import type { Problem } from '@/lib/problem';
import { caseId } from '@/lib/publications/case-id';

type Files = { exists: (path: string) => boolean };

/**
 * What is wrong with publications that are each well-formed: files that are not there, two that claim the same title, PDF
 * or cover, and two cases of one name, which could not be linked to. (Two files cannot share a slug, but on a disk that tells cases apart they nearly can; the slug
 * is lower case by its own rule.)
 *
 * @param files.exists tells whether a path under public/ is a file
 */
export function collectionProblems(publications: readonly Publication[], { exists }: Files): Problem[] {
  return publications.flatMap((publication) => {
    const file = `content/publications/${publication.slug}.md`;
    const missing = (
      [
        ['image', publication.image],
        ['pdfFileName', publication.pdfUrl],
      ] as const
    )
      .filter(([, path]) => !exists(path))
      .map(([field, path]) => ({ file, field, message: `public${path} does not exist` }));
    const collisions = (['title', 'image', 'pdfFileName'] as const).flatMap((field) =>
      publications
        .filter((other) => other.slug < publication.slug && same(other[field], publication[field]))
        .map((other) => ({ file, field, message: `"${publication[field]}" is already used by ${other.slug}.md` })),
    );
    const counted = publication.description.match(/\d+/)?.[0];
    const count =
      counted !== undefined && Number(counted) !== publication.cases
        ? [
            {
              file,
              field: 'cases',
              message: `is ${publication.cases}, but the description says "${publication.description}"`,
            },
          ]
        : [];
    const names = publication.contents.map(({ name }) => caseId(name));
    const twice = names.flatMap((name, index) =>
      names.indexOf(name) < index
        ? [{ file, field: `contents[${index}].name`, message: 'stands twice; tell the two apart: "(No. 2)"' }]
        : [],
    );
    return [...missing, ...collisions, ...count, ...twice];
  });
}

/** Hosts and file systems differ on capitals: two names that differ by them alone are one. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
