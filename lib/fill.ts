/** A sentence of content/ with the words in braces filled in: `Page {page}` with `{ page: 7 }`. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
