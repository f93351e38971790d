import type { ContentValue } from './walk-content';

const most = { title: 60, description: 160 };
const leastDescription = 70;

/**
 * Titles and descriptions of pages (`meta`) that a search result would cut off, and two pages that share one.
 *
 * @returns sentences "content/home.ts: home.meta.title: …"
 */
export function metadataProblems(values: readonly ContentValue[]): string[] {
  const own = values.flatMap(({ file, field, value }) => {
    const [, part] = /(?:^|\.)meta\.(title|description)$/.exec(field) ?? [];
    return part && typeof value === 'string' ? [{ file, field, value, part: part as keyof typeof most }] : [];
  });
  return own.flatMap(({ file, field, value, part }, index) => {
    const twin = own.slice(0, index).find((other) => other.part === part && other.value === value);
    return [
      ...(value.length > most[part]
        ? [`${file}: ${field}: has ${value.length} characters; allowed are ${most[part]}`]
        : []),
      ...(part === 'description' && value.trim() !== '' && value.length < leastDescription
        ? [
            `${file}: ${field}: has ${value.length} characters; a search result needs ${leastDescription} to ${most.description}`,
          ]
        : []),
      ...(twin ? [`${file}: ${field}: is the same as in ${twin.file}; each page has its own`] : []),
    ];
  });
}
