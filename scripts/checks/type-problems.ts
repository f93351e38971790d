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
  // What the compiler says of a field that stands twice, or of a whole object, has a number of the same kind.
  const syntax = errors.filter(({ code }) => code < 2000 && code !== 1117 && code !== 1360);
  // One misplaced quote is followed by a dozen errors that are none: the first of a file is the one.
  const firsts = syntax.filter(({ file }, index) => syntax.findIndex((other) => other.file === file) === index);
  const lost = errors.flatMap(({ texts }) => lostProblem(texts[0]) ?? []);
  return {
    unreadable: [...(await Promise.all(firsts.map(unreadableFile))), ...lost],
    wrong: syntax.length + lost.length > 0 ? [] : await Promise.all((await atTheirPlace(errors)).map(wrongField)),
  };
}

const lost = [
  /Cannot find module '(?:\.|[^']*\/content)\/(?<file>[\w-]+)/,
  /File '[^']*\/(?<file>[\w-]+)\.ts' is not a module/,
  /(?:\.|@\/content)\/(?<file>[\w-]+)"?' (?:has|declares|does).*? '(?<name>[\w$]+)'/,
];

/** A file of content/ that is gone, or a name that it had and others ask for, by what the compiler or Node says of it. */
export function lostProblem(said = ''): Problem | undefined {
  const { file, name } = lost.map((pattern) => pattern.exec(said)?.groups).find(Boolean) ?? {};
  const what = name ? `has no "export const ${name}" any more` : 'is not there any more, or without its "export"';
  return file ? { file: `content/${file}.ts`, field: '', message: `${what}; bring it back` } : undefined;
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

/** The errors less those of places that only name a value of another file, where it is told. */
async function atTheirPlace(errors: readonly CompilerError[]): Promise<readonly CompilerError[]> {
  const lines = await Promise.all(errors.map(lineOf));
  const own = errors.filter(({ column }, index) => !/^[\w$]+\.\w/.test(lines[index]?.slice(column - 1) ?? ''));
  return own.length > 0 ? own : errors;
}

const token =
  /(?<quote>['"`])(?:\\[\s\S]|(?!\k<quote>)[^\\])*\k<quote>|\/\/.*|\/\*[\s\S]*?\*\/|(?<name>(?<=const\s)[\w$]+|[\w$]+(?=\s*:))|[[\](){},]/g;

/** `home.firms.logos[2].name`: the field that a place of a file stands in, by the names and brackets before it. */
function fieldAt(source: string, place: number): string {
  const around: Array<{ bracket: string; name?: string; index: number }> = [{ bracket: '', index: 0 }];
  for (const { 0: sign, groups, index } of source.matchAll(token)) {
    const name = groups?.name;
    const inner = around.at(-1);
    if (!inner || index > place || (index === place && !name)) break;
    if (name) inner.name = name;
    else if (/^[[({]/.test(sign)) around.push({ bracket: sign, index: 0 });
    else if (/^[\])}]/.test(sign)) around.pop();
    else if (sign === ',') Object.assign(inner, { name: undefined, index: inner.index + 1 });
  }
  const steps = around.map(({ bracket, name, index }) => (bracket === '[' ? `[${index}]` : name ? `.${name}` : ''));
  return steps.join('').replace(/^\./, '');
}

/** A line that is no TypeScript is, in a file of words, nearly always a quote or a comma. */
async function unreadableFile(error: CompilerError): Promise<Problem> {
  const { file, line, column } = error;
  const at = await lineOf(error);
  const isOpen = (at.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1;
  const place = at.slice(column - 1, column + 19).trim();
  const message = /^[‘’“”„]/.test(place)
    ? "words stand between straight quotes, '…'; curly ones are for within them"
    : isOpen
      ? "a quote ends its text too early or is missing; inside words write ’, or \\' for a straight one"
      : `cannot be read from "${place}" on; a comma, a quote or a bracket before it is missing or one too many`;
  return { file, field: '', line, message };
}

async function wrongField(error: CompilerError): Promise<Problem> {
  const { file, line, column, texts } = error;
  const source = await readFile(file, 'utf8');
  const before = source.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const here = fieldAt(source, before + column - 1);
  // The last explanation that is understood is the most particular one.
  for (const text of texts.toReversed()) {
    const [pattern, sentence] = rules.find(([one]) => one.test(text)) ?? [];
    const found = pattern?.exec(text);
    if (!pattern || !found) continue;
    const { missing, given = '', type = '' } = found.groups ?? {};
    const field = missing?.split(', ').map((name) => (here ? `${here}.${name}` : name));
    const message = sentence
      ? found[0].replace(pattern, sentence)
      : `${given.length > 60 ? 'this' : given} is not allowed; allowed ${allowed(type)}`;
    return { file, field: field?.join(', ') ?? here, line, message: message + meant(text) };
  }
  return { file, field: here, line, message: texts[0]?.replace(/\{.*\}/g, 'this') ?? '' };
}

/** What of the compiler's is said in other words. It may name what is `missing` at its place. */
const rules: ReadonlyArray<readonly [pattern: RegExp, sentence: string]> = [
  [/^Property '(?<missing>.+?)' is missing in type/, 'is missing; it must be there, and not be empty'],
  [
    /is missing the following properties from type '.+?': (?<missing>.+)$/,
    'are missing; they must be there, and not be empty',
  ],
  [
    /^Object literal may only specify known properties, (?:and|but) '.+?' does not exist in type/,
    'is not a field here',
  ],
  [/^Property '(.+?)' does not exist on type/, '$1 does not exist'],
  [/cannot have multiple properties with the same name/, 'stands twice; keep one of them'],
  [/^Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/, 'has $1 entries; allowed are $2'],
  [/^Expected (.+) arguments?, but got (\d+)/, 'has $2 values in its brackets; allowed are $1'],
  [/^Cannot find name '(.+?)'/, '$1 is not known here; words stand in quotes'],
  [
    /^(?:Type|Argument of type) '(?<given>.+)' is not assignable to (?:parameter of )?type '(?<type>.+?)(?: \| undefined)?'/,
    '',
  ],
];

const meant = (text: string) => {
  const [, name] = /Did you mean (?:to write )?'(.+?)'/.exec(text) ?? [];
  return name ? `; did you mean ${name}?` : '';
};

const kinds: Record<string, string> = {
  string: 'is a text in quotes',
  number: 'is a number without quotes',
  boolean: 'is true or false',
  true: 'is true; otherwise leave the field out',
};

/** What a type allows, in words; a type of content/*types.ts that lists names is looked up there. */
function allowed(type: string): string {
  const choices = type.includes('|') ? type : declared(type) || type;
  const names = [...choices.matchAll(/["'`](.+?)["'`]/g)].map(([, name]) => name?.replace(/\$\{string\}/, '…'));
  if (names.length > 0) return `${names.length > 1 ? 'are' : 'is'} ${names.join(', ')}`;
  if (type.startsWith('readonly ') || type.endsWith('[]')) return 'is a list in [ ]';
  if (type.startsWith('{')) return 'is an entry in { }';
  return kinds[type] ?? `is what ${type} in content/types.ts describes`;
}

function declared(name: string): string {
  for (const file of ['content/types.ts', 'content/scene-types.ts', 'content/tenth-lining-types.ts']) {
    const [, choices] = new RegExp(`export type ${name} =([^;{]*);`).exec(readFileSync(file, 'utf8')) ?? [];
    if (choices) return choices;
  }
  return '';
}
