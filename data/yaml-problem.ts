import type { Document, YAMLError } from 'yaml';

const indent = 'does not begin where the fields beside it do; give it as many spaces as they have';
/** The library's codes (yaml 2, errors.ts) in the words of somebody who writes content: what to write. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a colon in its words; put them between quotation marks',
  MULTILINE_IMPLICIT_KEY: 'lacks a colon and a space after the name of its field',
  UNEXPECTED_TOKEN: 'has words after a closing quotation mark; write ’ for an apostrophe, and “ ” around words',
  DUPLICATE_KEY: 'is written twice; take one of the two out',
  TAB_AS_INDENT: 'begins with a tab; write spaces',
  BAD_INDENT: indent,
  MISSING_CHAR: indent,
};
const signs = 'begins its words with a sign that means something here; put them between quotation marks';

/**
 * What is wrong with a publication's front matter, and on which of its lines, from 1; undefined where it can be read.
 *
 * @param document as `parseDocument` gives it
 */
export function yamlProblem(
  document: Document,
  yaml: string,
): { field: string; message: string; line: number } | undefined {
  const [error] = document.errors;
  const lines = yaml.split('\n');
  const say = (message: string, line: number, field = 'front matter') => ({ field, message, line });
  if (!error) return readable(document) ? undefined : say(signs, lines.findIndex((text) => /:\s+[*&!]/.test(text)) + 1);
  const line = yaml.slice(0, error.pos[0]).split('\n').length;
  const [, quote] = /^Missing closing (['"])/.exec(error.message) ?? [];
  // The library looks for the end of the words to the end of the file.
  const opening = lines.findIndex((text) => quote && text.split(quote).length % 2 === 0) + 1;
  if (quote) return say('begins words with a quotation mark and does not end them with the same', opening || line);
  const [, name] = /^[\s-]*(\w+)/.exec(lines[line - 1] ?? '') ?? [];
  return say(advice[error.code] ?? signs, line, error.code === 'DUPLICATE_KEY' ? name : undefined);
}

function readable(document: Document): boolean {
  try {
    document.toJS();
    return true;
  } catch {
    return false;
  }
}
