import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { numberedNames } from '../record';
import { numberRecord, type RunFile } from './number-record';
import { type Asked, readOptions, WrongOptions } from './options';
import { outputFolder } from './output-folder';
import { passwordsOf, typeSecret } from './passwords';
import { progressBar } from './progress-bar';
import { reportOf, textOf } from './report';
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
    if (typeof asked === 'string') {
      print(asked);
      return 0;
    }
    const files = filesOf(asked);
    await numberAll(files, asked);
    const report = reportOf(files);
    print(asked.isJson ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
    return report.exitCode;
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    complain(`${error.message}\n`);
    return 2;
  }
}

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
    };
  });
}

/** The PDFs of a folder as a person puts them in order, volume 2 before volume 10; else the file itself. */
function pdfsOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  const pdfs = entries.filter((entry) => !entry.isDirectory() && /^[^.].*\.pdf$/i.test(entry.name));
  const all = pdfs.map(({ name }) => name);
  // The numbered copies that an earlier run made are no files of the record.
  const isResult = (name: string) =>
    /-numbered\.pdf$/i.test(name) && all.includes(name.replace(/-numbered(?=\.pdf$)/i, ''));
  const names = all.filter((name) => !isResult(name));
  if (names.length === 0) throw new WrongOptions(`${path}: there is no PDF in this folder.`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return names.map((name) => join(path, name)).sort(compare);
}

async function numberAll(files: RunFile[], { output: folder, skip }: Asked): Promise<void> {
  const output = outputFolder(
    folder,
    files.map(({ path }) => path),
  );
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
  }
}
