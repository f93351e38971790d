import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { readPageRanges } from '../page-ranges';
import { type Choices, firstChoices } from '../worker/messages';

/** The command cannot do what was asked: a sentence for each reason, with file and field. */
export class WrongOptions extends Error {}

const text = (takes: string, help: string, fits = (given: string) => given !== '') =>
  ({ type: 'string', takes, help, fits }) as const;
const flag = (help: string) => ({ type: 'boolean', takes: 'true or false', help }) as const;
const number = (help: string) => text('a number from 1 to 999999', help, (given) => /^[1-9]\d{0,5}$/.test(given));

/** The options that may also stand in a file of settings. */
const choiceOptions = {
  every: text('10, 5 or 1', 'number every tenth line, every fifth or each one (10)', (given) =>
    /^(10|5|1)$/.test(given),
  ),
  'through-file': flag('count lines on from page to page; else anew on each page'),
  footnotes: flag('count footnotes as lines'),
  'no-line-numbers': flag('add page numbers alone'),
  'no-page-numbers': flag('add line numbers alone'),
  first: number('the first page number (1)'),
  from: number('the page of the first file that it stands on (1)'),
  'each-file': flag('begin page numbers anew in each file; else they go on from file to file'),
  skip: text('pages such as 1,4-6', 'pages of each file that get no numbers', (given) =>
    Boolean(given && readPageRanges(given, 1)),
  ),
};
const options = {
  output: text('a folder', 'where the numbered files go'),
  ...choiceOptions,
  settings: text('a file', 'JSON with options from --every to --skip, by their names: {"every": 5, "footnotes": true}'),
  json: flag('print the report as JSON'),
  help: flag('print this'),
  version: flag('print the version'),
};

const helpLine = ([name, { type, takes, help }]: [string, (typeof options)[keyof typeof options]]) =>
  `  ${`--${name}${type === 'string' ? ` (${takes})` : ''}`.padEnd(36)} ${help}`;

const help = `tenth-lining record.pdf [more.pdf ...] --output numbered/

Numbers every tenth line of PDFs in the right margin, and their pages. Several files are one record, in their order; a
folder stands for its PDFs. No file is changed: numbered ones are new.

${Object.entries(options).map(helpLine).join('\n')}

A password is typed when it is asked for, or stands in TENTH_LINING_PASSWORD.
The command ends with 0 when all is sure, 1 when there is something to look at, 2 when a file was not numbered.
`;

type Values = Partial<Record<keyof typeof options, unknown>>;

export type Asked = Exclude<ReturnType<typeof readOptions>, string>;

/**
 * What a command asks for; a text where it is only to be printed.
 *
 * @throws WrongOptions
 */
export function readOptions(args: string[]) {
  const { values: given, positionals: paths } = parsed(args);
  if (given.help) return help;
  if (given.version) return `${createRequire(import.meta.url)('tenth-lining/package.json').version}\n`;
  const values: Values = { ...(given.settings ? readSettings(String(given.settings)) : {}), ...given };
  refuse([
    ...faultsOf('--', given),
    ...(paths.length > 0 ? [] : ['Name a PDF, or a folder of PDFs.']),
    ...(given.output === undefined ? ['Say with --output which folder the numbered files go to.'] : []),
  ]);
  const pageNumbers = { first: Number(values.first ?? 1), from: Number(values.from ?? 1) - 1 };
  const choices: Choices = {
    ...firstChoices,
    every: Number(values.every ?? firstChoices.every) as Choices['every'],
    restart: !values['through-file'],
    countFootnotes: Boolean(values.footnotes),
    lineNumbers: !values['no-line-numbers'],
    pageNumbers: values['no-page-numbers'] ? undefined : pageNumbers,
  };
  return {
    paths,
    output: String(values.output),
    /** of the first file; `isEachAnew`: of the others too, which else go on from it */
    choices,
    isEachAnew: Boolean(values['each-file']),
    /** of each file, as a person writes them */
    skip: String(values.skip ?? ''),
    isJson: Boolean(values.json),
  };
}

function parsed(args: string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The rest of Node's sentence is about arguments that begin with a dash.
    throw new WrongOptions(`${(error as Error).message.split('. ')[0]}. --help lists all options.`);
  }
}

function readSettings(file: string): Values {
  let read: unknown;
  try {
    // Windows' editor begins a file with a mark.
    read = JSON.parse(readFileSync(file, 'utf8').replace('\ufeff', ''));
  } catch (error) {
    throw new WrongOptions(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new WrongOptions(`${file} must hold an object, such as {"every": 5}.`);
  const names = Object.keys(choiceOptions);
  const unknown = Object.keys(read).filter((name) => !names.includes(name));
  refuse([
    ...unknown.map((name) => `${file}: "${name}" is no setting; there are ${names.join(', ')}.`),
    ...faultsOf(`${file}: `, read),
  ]);
  return read;
}

/** What cannot be among values, from arguments or from a file of settings. */
const faultsOf = (where: string, values: Values): string[] =>
  Object.entries(options).flatMap(([name, option]) => {
    const value = values[name as keyof Values];
    const fits =
      option.type === 'boolean' ? typeof value === 'boolean' : typeof value !== 'object' && option.fits(String(value));
    if (value === undefined || fits) return [];
    return [`${where}${name} must be ${option.takes}, not ${JSON.stringify(value)}.`];
  });

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new WrongOptions(faults.join('\n'));
}
