import type { Publication } from '@/content/types';
import type { Problem } from '@/lib/problem';

type Files = { exists: (path: string) => boolean };

/**
 * What is wrong with publications that are each well-formed: files that are not there, and two that claim the same
 * title, PDF or cover. (Two files cannot share a slug, but on a disk that tells cases apart they nearly can; the slug
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
    return [...missing, ...collisions, ...count];
  });
}

/** Hosts and file systems differ on capitals: two names that differ by them alone are one. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
