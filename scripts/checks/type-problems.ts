import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { typeSentence } from './type-sentence';

const options =
  '--noEmit --ignoreConfig --pretty false --noErrorTruncation --strict --skipLibCheck --types node --target es2022 --module esnext --moduleResolution bundler --resolveJsonModule';

const compilerLine = /^(?<file>[^\s(][^(]*)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<text>.*)$/;

type TypeProblems = {
  /** the compiler could not read these files at all: nothing else can be checked */
  unreadable: string[];
  /** fields that are missing, misspelt or of another kind */
  wrong: string[];
};

/**
 * What TypeScript says against content/*.ts, as sentences. Only these files are compiled, which takes a second: Next's
 * own check of the whole project runs later, and tells a wrong field at the place that uses it.
 */
export async function typeProblems(folder = 'content'): Promise<TypeProblems> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const output = await compile(files.map((name) => `${folder}/${name}`));
  const errors = parse(output);
  const sources = new Map(
    await Promise.all(errors.map(async ({ file }) => [file, (await readFile(file, 'utf8')).split('\n')] as const)),
  );
  const sentences = (chosen: readonly CompilerError[]) => [
    ...new Set(chosen.map((error) => typeSentence(error, sources.get(error.file) ?? []))),
  ];
  const syntax = errors.filter(({ code }) => code < 2000);
  // One misplaced quote is followed by a dozen errors that are none: the first of a file is the one.
  const firsts = syntax.filter(({ file }, index) => syntax.findIndex((other) => other.file === file) === index);
  return { unreadable: sentences(firsts), wrong: syntax.length > 0 ? [] : sentences(errors) };
}

export type CompilerError = {
  file: string;
  /** from 1 */
  line: number;
  /** from 1 */
  column: number;
  code: number;
  /** the message, then its explanations from the general to the particular */
  lines: string[];
};

function parse(output: string): CompilerError[] {
  const errors: CompilerError[] = [];
  for (const text of output.split('\n').filter((line) => line.trim() !== '')) {
    const groups = compilerLine.exec(text)?.groups;
    if (groups) {
      const { file = '', line, column, code } = groups;
      errors.push({ file, line: Number(line), column: Number(column), code: Number(code), lines: [groups.text ?? ''] });
    } else errors.at(-1)?.lines.push(text.trim());
  }
  return errors.filter(({ file }) => file.startsWith('content/'));
}

function compile(files: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const compiler = spawn(process.execPath, [
      resolve('node_modules/typescript/bin/tsc'),
      ...options.split(' '),
      ...files,
    ]);
    let output = '';
    compiler.stdout.on('data', (data) => {
      output += data;
    });
    compiler.on('error', failed);
    compiler.on('close', () => done(output));
  });
}
