import type { Document, YAMLError } from 'yaml';
import type { Problem } from '@/lib/problem';

const indentation = 'does not begin where the fields beside it do; give it as many spaces as they have';
/** The library's codes (yaml 2, errors.ts) in the words of somebody who writes content: what to write. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a colon in its words; put them between quotation marks',
  MULTILINE_IMPLICIT_KEY: 'lacks a colon and a space after the name of its field',
  UNEXPECTED_TOKEN: 'has words after a closing quotation mark; write ’ for an apostrophe, and “ ” around words',
  DUPLICATE_KEY: 'is written twice; take one of the two out',
  TAB_AS_INDENT: 'begins with a tab; write spaces',
  BAD_INDENT: indentation,
  MISSING_CHAR: indentation,
};
const signs = 'begins its words with a sign that means something here; put them between quotation marks';
const unclosed = 'begins words with a quotation mark and does not end them with the same';

/** What is wrong with a publication's front matter, and on which of its lines, from 1; undefined where it can be read. */
export function yamlProblem(document: Document, yaml: string): Required<Omit<Problem, 'file'>> | undefined {
  const [error] = document.errors;
  const lines = yaml.split('\n');
  const lineOf = (isMeant: (text: string) => boolean) => lines.findIndex(isMeant) + 1;
  const field = 'front matter';
  if (!error) {
    try {
      document.toJS();
      return undefined;
    } catch {
      return { field, message: signs, line: lineOf((text) => /:\s+[*&!]/.test(text)) };
    }
  }
  const line = yaml.slice(0, error.pos[0]).split('\n').length;
  const [, quote] = /^Missing closing (['"])/.exec(error.message) ?? [];
  // The library looks for the end of the words to the end of the file.
  if (quote) return { field, message: unclosed, line: lineOf((text) => text.split(quote).length % 2 === 0) || line };
  const [, name = ''] = /^[\s-]*(\w+)/.exec(lines[line - 1] ?? '') ?? [];
  return { field: error.code === 'DUPLICATE_KEY' ? name : field, message: advice[error.code] ?? signs, line };
}
