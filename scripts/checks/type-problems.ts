import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../lib/problem';

const options =
  '--noEmit --ignoreConfig --pretty false --noErrorTruncation --strict --skipLibCheck --types node --target es2022 --module esnext --moduleResolution bundler --resolveJsonModule';

/**
 * What TypeScript says against content/*.ts, in an owner's words. Only these files are compiled, which takes a second:
 * Next's own check of the whole project runs later, and tells a wrong field at the place that uses it.
 *
 * @returns `unreadable` files, beside which nothing else can be checked, and what is `wrong` in fields: missing, misspelt,
 *   of another kind
 */
export async function typeProblems(folder = 'content') {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const errors = (await compile(files.map((name) => join(folder, name)))).filter(({ file }) =>
    resolve(file).startsWith(resolve(folder)),
  );
  const syntax = errors.filter(({ code }) => code < 2000);
  // One misplaced quote is followed by a dozen errors that are none: the first of a file is the one.
  const firsts = syntax.filter(({ file }, index) => syntax.findIndex((other) => other.file === file) === index);
  return {
    unreadable: await Promise.all(firsts.map(unreadableFile)),
    wrong: syntax.length > 0 ? [] : await Promise.all(errors.map(wrongField)),
  };
}

/** `line` and `column` count from 1; `texts` are the message, then its explanations from the general to the particular. */
type CompilerError = { file: string; line: number; column: number; code: number; texts: string[] };

const firstLine = /^(?<file>[^\s(][^(]*)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<text>.*)$/;

async function compile(files: readonly string[]): Promise<CompilerError[]> {
  const compiler = [resolve('node_modules/typescript/bin/tsc'), ...options.split(' '), ...files];
  // It ends with an error where it has found one, and says it in the same place.
  const { stdout }: { stdout: string } = await promisify(execFile)(process.execPath, compiler).catch((error) => error);
  const errors: CompilerError[] = [];
  for (const printed of stdout.split('\n').filter((text) => text.trim() !== '')) {
    const { file = '', line, column, code, text = '' } = firstLine.exec(printed)?.groups ?? {};
    if (file) errors.push({ file, line: Number(line), column: Number(column), code: Number(code), texts: [text] });
    else errors.at(-1)?.texts.push(printed.trim());
  }
  return errors;
}

const lineOf = async ({ file, line }: CompilerError) => (await readFile(file, 'utf8')).split('\n')[line - 1] ?? '';

/** A line that is no TypeScript is, in a file of words, nearly always a quote or a comma. */
async function unreadableFile(error: CompilerError): Promise<Problem> {
  const { file, line, column } = error;
  const at = await lineOf(error);
  const isOpen = (at.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1;
  const place = at.slice(column - 1, column + 19).trim();
  const message = isOpen
    ? "a quote ends its text too early or is missing; inside words write ’, or \\' for a straight one"
    : `cannot be read from "${place}" on; a comma, a quote or a bracket before it is missing or one too many`;
  return { file, field: '', line, message };
}

async function wrongField(error: CompilerError): Promise<Problem> {
  const { file, line, column, texts } = error;
  const at = await lineOf(error);
  const here = /^[\w$]+/.exec(at.slice(column - 1))?.[0] ?? /^\s*([\w$]+):/.exec(at)?.[1] ?? 'value';
  // The last explanation that is understood is the most particular one.
  for (const text of texts.toReversed()) {
    for (const { pattern, say } of rules) {
      const found = pattern.exec(text);
      if (found) return { file, field: found.groups?.field ?? here, line, message: say(found) };
    }
  }
  return { file, field: here, line, message: texts[0]?.replace(/\{.*\}/g, 'this') ?? '' };
}

/** What of the compiler's is said in other words. It may name another `field` than stands at its place. */
const rules: ReadonlyArray<{ pattern: RegExp; say: (found: RegExpExecArray) => string }> = [
  {
    pattern: /^Property '(?<field>.+?)' is missing in type/,
    say: () => 'is missing; it must be there, and not be empty',
  },
  {
    pattern: /is missing the following properties from type '.+?': (?<field>.+)$/,
    say: () => 'are missing; they must be there, and not be empty',
  },
  {
    pattern:
      /^Object literal may only specify known properties, (?:and|but) '(?<field>.+?)' does not exist in type '(.+?)'/,
    say: ({ input }) => `is not a field here${meant(input)}`,
  },
  {
    pattern: /^Property '(?<field>.+?)' does not exist on type/,
    say: ({ input }) => `does not exist${meant(input)}`,
  },
  {
    pattern: /^Cannot find name '(.+?)'/,
    say: ({ 1: name, input }) => `${name} is not known here; words stand in quotes${meant(input)}`,
  },
  {
    pattern: /^Type '(.+)' is not assignable to type '(.+?)(?: \| undefined)?'/,
    say: ([, given = '', type = '']) =>
      `${given.length > 60 ? 'this' : given} is not allowed; allowed ${allowed(type)}`,
  },
];

const meant = (text: string) => {
  const [, name] = /Did you mean (?:to write )?'(.+?)'/.exec(text) ?? [];
  return name ? `; did you mean ${name}?` : '';
};

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
