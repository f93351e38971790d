/** A case's id on its publication's page, where names are unique: the parties, joined by hyphens in small letters. */
export function caseId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
