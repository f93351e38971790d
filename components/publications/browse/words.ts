// Too common to tell publications apart: left out of the index, and of what a reader types.
const common = new Set(
  'a an and are as at be by do does for from had has have how if in is it its not of on or that the their they this to v was were what when where which who with'.split(
    ' ',
  ),
);

/**
 * The words of a text as the search compares them: lower case, without accents, each once, common ones left out.
 * "Appelée v Sample Ltd" becomes ["appelee", "sample", "ltd"].
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].filter((word) => !common.has(word));
}
