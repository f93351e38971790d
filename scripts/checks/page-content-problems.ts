import type { ContentValue } from './walk-content';

const filePath = /^\/[\w./-]+\.(png|jpe?g|webp|avif|svg|pdf|mp4|webm|vtt)$/i;

type Options = {
  /** whether a path below public/ has a file */
  exists: (path: string) => boolean;
};

/**
 * What is wrong with the pages' own content: files that are missing, texts and alternative texts that are empty, links
 * that lead nowhere. Dead internal links are type errors already (`typedRoutes`).
 *
 * @returns sentences `file: field: what is wrong`
 */
export function pageContentProblems(values: readonly ContentValue[], { exists }: Options): string[] {
  return values.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return [];
    if (value.trim() === '') {
      const kind = /alt$/i.test(field) ? 'an alternative text says what the picture shows' : 'a text has words in it';
      return [`${file}: ${field}: is empty; ${kind}, or leave the field out`];
    }
    if (value === '#') return [`${file}: ${field}: "#" leads nowhere`];
    if (filePath.test(value) && !exists(value)) return [`${file}: ${field}: there is no file public${value}`];
    return [];
  });
}
