import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { numberedNames } from '../record';
import { numberRecord } from './number-record';
import { help, readOptions, WrongOptions } from './options';
import { outputFolder } from './output-folder';
import { passwordsOf, typeSecret } from './passwords';
import { progressBar } from './progress-bar';
import { exitCodeOf, jsonReport, textReport } from './report';
import type { RunFile } from './run-file';
import { nodeWorkers } from './start-worker';

type Print = (text: string) => unknown;

/**
 * The command `tenth-lining`: numbers the files that are named.
 *
 * @returns what it ends with: 0, 1 or 2 (report.ts)
 */
export async function run(
  args: string[],
  print: Print = (text) => process.stdout.write(text),
  complain: Print = (text) => process.stderr.write(text),
): Promise<number> {
  try {
    const asked = readOptions(args);
    if (asked === 'help') print(help);
    if (asked === 'version') print(`${createRequire(import.meta.url)('tenth-lining/package.json').version}\n`);
    if (asked === 'help' || asked === 'version') return 0;
    const files = filesOf(asked);
    await numberAll(files, asked);
    print(asked.isJson ? jsonReport(files) : textReport(files));
    return exitCodeOf(files);
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    complain(`${error.message}\n`);
    return 2;
  }
}

type Asked = Exclude<ReturnType<typeof readOptions>, string>;

function filesOf({ paths, output, choices, isEachAnew }: Asked): RunFile[] {
  const all = paths.flatMap(pdfsOf);
  const names = numberedNames(all.map((path) => basename(path)));
  const { pageNumbers } = choices;
  return all.map((path, at): RunFile => {
    const isFirst = at === 0 || isEachAnew;
    return {
      path,
      target: join(output, names[at] ?? ''),
      choices: isFirst ? choices : { ...choices, pageNumbers: pageNumbers && { first: 1, from: 0 } },
      startsAt: isFirst ? pageNumbers?.first : undefined,
      reports: [],
      done: 0,
    };
  });
}

/** The PDFs of a folder as a person puts them in order, volume 2 before volume 10; else the file itself. */
function pdfsOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  const pdfs = entries.filter((entry) => !entry.isDirectory() && /^[^.].*\.pdf$/i.test(entry.name));
  const all = new Set(pdfs.map(({ name }) => name));
  // What an earlier run made of a file beside it is no file of the record.
  const names = [...all].filter(
    (name) => !/-numbered\.pdf$/i.test(name) || !all.has(name.replace(/-numbered(?=\.pdf$)/i, '')),
  );
  if (names.length === 0) throw new WrongOptions(`${path}: there is no PDF in this folder.`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return names.map((name) => join(path, name)).sort(compare);
}

async function numberAll(files: RunFile[], { output: folder, skip }: Asked): Promise<void> {
  const output = opened(folder, files);
  process.once('exit', output.close);
  const bar = process.stderr.isTTY ? progressBar(files, process.stderr) : undefined;
  const type = bar && process.stdin.isTTY ? (question: string) => bar.hold(() => typeSecret(question)) : undefined;
  const { TENTH_LINING_PASSWORD: password } = process.env;
  try {
    const start = await nodeWorkers(output.beside);
    const nextPassword = passwordsOf(password === undefined ? [] : [password], type);
    await numberRecord(files, { start, output, nextPassword, skip });
  } finally {
    bar?.end();
    output.close();
    process.off('exit', output.close);
  }
}

function opened(folder: string, files: readonly RunFile[]): ReturnType<typeof outputFolder> {
  try {
    return outputFolder(
      folder,
      files.map(({ path }) => path),
    );
  } catch (error) {
    throw new WrongOptions(`--output: ${folder} cannot be written to: ${(error as Error).message}`);
  }
}
