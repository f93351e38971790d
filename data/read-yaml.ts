import { parseDocument, type YAMLError } from 'yaml';
import type { Problem } from '@/lib/problem';

type Trouble = Pick<Problem, 'field' | 'line' | 'message'>;

const entry = /^\s*(?:- +)?([\w-]+) *:(?:\s+(.*))?$/;
const inQuotes = (key = 'title') => `put the words in quotes, ${key}: "…"`;

/**
 * Reads front matter. YAML's own messages are a programmer's, so what is wrong is told by what stands in the line.
 *
 * @returns the data, or what is wrong, with the line of the file: its first line is the ---
 */
export function readYaml(yaml: string): { data?: unknown; trouble?: Trouble } {
  const lines = yaml.split(/\r?\n/);
  const told = lines.flatMap((line, index) => {
    const message = meantOtherwise(line);
    return message ? [{ index, message }] : [];
  });
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const [error] = document.errors;
  const first = told[0] ?? (error && { index: lineOf(error, lines), message: undefined });
  if (!first) return { data: document.toJS() };
  const line = lines[first.index] ?? '';
  const message = first.message ?? sentence(error?.code ?? '', line, lines[first.index - 1] ?? '');
  return { trouble: { field: entry.exec(line)?.[1] ?? 'front matter', line: first.index + 2, message } };
}

/** What YAML reads without a complaint, and never as it was meant. */
function meantOtherwise(line: string): string | undefined {
  const [, key, value = ''] = entry.exec(line) ?? [];
  if (/^[*&!]\S/.test(value)) return `begins with ${value[0]}; ${inQuotes(key)}`;
  if (/^[^'"#\s[{|>].*\s#/.test(value))
    return `has a # after a space, which hides what follows; ${inQuotes(key)}, or the remark on a line of its own`;
  return undefined;
}

function sentence(code: string, line: string, before: string): string {
  const [, key, value = ''] = entry.exec(line) ?? [];
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return 'begins with a tab; indent by two spaces';
  if (code === 'DUPLICATE_KEY') return 'stands twice; keep one of them';
  if (code === 'MULTIPLE_DOCS') return 'has a line of --- or ... within it; it ends with the second line of ---';
  if (/^['"]/.test(value)) {
    const mark = value[0];
    return code === 'BAD_DQ_ESCAPE'
      ? String.raw`has a \ within double quotes, which is read as a sign of its own; put the words in single quotes`
      : `a ${mark} ends its text too early or is missing; inside words write ’, or put them in ${mark === "'" ? 'double' : 'single'} quotes`;
  }
  if (/^[[{}\]@%`|>?-]/.test(value)) return `begins with ${value[0]}; ${inQuotes(key)}`;
  if (/: /.test(value)) return `has a colon within the words; ${inQuotes(key)}`;
  const indent = line.search(/\S/);
  if (key && indent !== before.search(/\S/))
    return 'does not stand under the line above it; fields of one case stand under each other, others at the line’s beginning';
  if (!key && /^\s*[\w-]+:\S/.test(line)) return `needs a space after its colon`;
  return 'cannot be read from here on; a field is written as title: "…", and words with : # or quotes in them stand in quotes';
}

/** A quote that nothing closes is found missing at the end: its line is the one that opens it. */
function lineOf({ message, linePos }: YAMLError, lines: readonly string[]): number {
  const [, mark] = /closing (['"])/.exec(message) ?? [];
  const opens = (line: string) => {
    const value = entry.exec(line)?.[2]?.trim() ?? '';
    return mark !== undefined && value.startsWith(mark) && (value.length === 1 || !value.endsWith(mark));
  };
  const opening = lines.findIndex(opens);
  return opening >= 0 ? opening : (linePos?.[0].line ?? 1) - 1;
}
