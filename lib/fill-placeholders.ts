/** A sentence of content/ with its placeholders filled in: `Page {page}` with `{ page: 7 }`. */
export const fillPlaceholders = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
