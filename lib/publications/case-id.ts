/**
 * Where a case stands on its publication's page: the parties in small letters, joined by hyphens. Names are unique in a
 * publication (data/collection-problems.ts), and a link to a case survives one that is added before it.
 */
export function caseId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
