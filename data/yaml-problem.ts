import type { Document, YAMLError } from 'yaml';

/** The library's codes (yaml 2, errors.ts) in the words of somebody who writes content: what to write. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a colon in its words; put them between quotation marks',
  MULTILINE_IMPLICIT_KEY: 'lacks a colon and a space after the name of its field',
  UNEXPECTED_TOKEN: 'has words after a closing quotation mark; write ’ for an apostrophe, and “ ” around words',
  DUPLICATE_KEY: 'is written twice; take one of the two out',
  TAB_AS_INDENT: 'begins with a tab; write spaces',
  BAD_INDENT: 'does not begin where the fields beside it do; give it as many spaces as they have',
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
  if (!error) {
    const line = lines.findIndex((text) => /:\s+[*&!]/.test(text)) + 1;
    return readable(document) ? undefined : { field: 'front matter', message: signs, line };
  }
  const line = yaml.slice(0, error.pos[0]).split('\n').length;
  const field =
    error.code === 'DUPLICATE_KEY' ? (/^[\s-]*(\w+)/.exec(lines[line - 1] ?? '')?.[1] ?? '') : 'front matter';
  const [, quote] = /^Missing closing (['"])/.exec(error.message) ?? [];
  if (!quote)
    return {
      field,
      message: advice[error.code] ?? (error.code === 'MISSING_CHAR' ? advice.BAD_INDENT : undefined) ?? signs,
      line,
    };
  // The library looks for the end of the words to the end of the file.
  const opening = lines.findIndex((text) => text.split(quote).length % 2 === 0) + 1;
  return {
    field,
    message: 'begins words with a quotation mark and does not end them with the same',
    line: opening || line,
  };
}

function readable(document: Document): boolean {
  try {
    document.toJS();
    return true;
  } catch {
    return false;
  }
}
