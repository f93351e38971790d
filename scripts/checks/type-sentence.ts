import { readFileSync } from 'node:fs';
import type { CompilerError } from './type-problems';

/**
 * A compiler's error in an owner's words: "content/home.ts: titelAccent (line 22): is not a field here; did you mean
 * titleAccent?"
 *
 * @param source the lines of the file
 */
export function typeSentence({ file, line, column, code, lines }: CompilerError, source: readonly string[]): string {
  const at = source[line - 1] ?? '';
  if (code < 2000) return `${file}: line ${line}: ${unreadable(at, column)}`;
  const text = lines.findLast((part) => rules.some(({ pattern }) => pattern.test(part))) ?? lines[0] ?? '';
  const here = /^[\w$]+/.exec(at.slice(column - 1))?.[0] ?? /^\s*([\w$]+):/.exec(at)?.[1] ?? 'value';
  for (const { pattern, say } of rules) {
    const found = pattern.exec(text);
    if (found) {
      const { field = here, problem } = say(found);
      return `${file}: ${field} (line ${line}): ${problem}`;
    }
  }
  return `${file}: ${here} (line ${line}): ${text.replace(/\{.*\}/g, 'this')}`;
}

/** A line that is no TypeScript is, in a file of words, nearly always a quote or a comma. */
function unreadable(at: string, column: number): string {
  const isOpen = (at.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1;
  const place = at.slice(column - 1, column + 19).trim();
  return isOpen
    ? "a quote ends its text too early or is missing; inside words write ’, or \\' for a straight one"
    : `cannot be read from "${place}" on; a comma, a quote or a bracket before it is missing or one too many`;
}

type Rule = { pattern: RegExp; say: (found: RegExpExecArray) => { field?: string; problem: string } };

const rules: readonly Rule[] = [
  {
    pattern: /^Property '(.+?)' is missing in type/,
    say: ([, field]) => ({ field, problem: 'is missing; it must be there, and not be empty' }),
  },
  {
    pattern: /is missing the following properties from type '.+?': (.+)$/,
    say: ([, fields]) => ({ field: fields, problem: 'are missing; they must be there, and not be empty' }),
  },
  {
    pattern: /^Object literal may only specify known properties, (?:and|but) '(.+?)' does not exist in type '(.+?)'/,
    say: ({ 1: field, input }) => ({ field, problem: `is not a field here${meant(input)}` }),
  },
  {
    pattern: /^Property '(.+?)' does not exist on type/,
    say: ({ 1: field, input }) => ({ field, problem: `does not exist${meant(input)}` }),
  },
  {
    pattern: /^Cannot find name '(.+?)'/,
    say: ({ 1: name, input }) => ({ problem: `${name} is not known here; words stand in quotes${meant(input)}` }),
  },
  {
    pattern: /^Type '(.+)' is not assignable to type '(.+?)'/,
    say: ([, given = '', type = '']) => ({ problem: `${shown(given)} is not allowed; allowed ${allowed(type)}` }),
  },
];

const meant = (text: string) => {
  const [, name] = /Did you mean (?:to write )?'(.+?)'/.exec(text) ?? [];
  return name ? `; did you mean ${name}?` : '';
};

const shown = (type: string) => (type.length > 60 ? 'this' : type);

const kinds: Record<string, string> = {
  string: 'is a text in quotes',
  number: 'is a number without quotes',
  boolean: 'is true or false',
};

/** What a type allows, in words; a type of content/*types.ts that lists names is looked up there. */
function allowed(type: string): string {
  const choices = type.includes('|') ? type : declared(type);
  const names = [...choices.matchAll(/["'`](.+?)["'`]/g)].map(([, name]) => name?.replace(/\$\{string\}/, '…'));
  if (names.length > 0) return `${names.length > 1 ? 'are' : 'is'} ${names.join(', ')}`;
  if (type.startsWith('readonly ') || type.endsWith('[]')) return 'is a list in [ ]';
  return kinds[type] ?? `is what ${type} in content/types.ts describes`;
}

function declared(name: string): string {
  for (const file of ['content/types.ts', 'content/scene-types.ts', 'content/tenth-lining-types.ts']) {
    const [, choices] = new RegExp(`export type ${name} =([^;{]*);`).exec(readFileSync(file, 'utf8')) ?? [];
    if (choices) return choices;
  }
  return '';
}
