import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encrypted, noChanges } from '../../testing/encrypt';
import { makePdf } from '../../testing/make-pdf';
import { textOf } from '../../testing/number-whole';
import { firstChoices } from '../worker/messages';
import { numberRecord, type RunFile } from './number-record';
import { outputFolder } from './output-folder';
import { run } from './run';
import { nodeWorkers } from './start-worker';

// R11.13. Each page of makePdf has one line of text, "Page 0" on the first.

const folder = mkdtempSync(join(tmpdir(), 'tenth-lining-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
let [count, at] = [0, ''];
beforeEach(() => {
  delete process.env.TENTH_LINING_PASSWORD;
  at = join(folder, String(++count));
  mkdirSync(at);
});
const put = (name: string, bytes: Uint8Array | string): string => {
  const path = join(at, name);
  writeFileSync(path, bytes);
  return path;
};
const pages = (number: number) => makePdf(Array(number).fill({}));

async function command(...args: string[]) {
  let [printed, complained] = ['', ''];
  const code = await run(
    args,
    (text) => (printed += text),
    (text) => (complained += text),
  );
  return { code, printed, complained };
}
const output = () => join(at, 'numbered');
const numberInto = (...args: string[]) => command(...args, '--output', output());
/** The sorted texts of a page of a numbered file. */
const standsOn = async (name: string, page: number) =>
  (await textOf(readFileSync(join(output(), name)), page)).pieces.map(({ text }) => text).sort();

test('files are numbered in order, page numbers skip a damaged file, and the JSON report lists all files', async () => {
  mkdirSync(join(at, 'b'));
  const [one, broken] = [put('one.pdf', await pages(3)), put('broken.pdf', '%PDF-1.7 nothing')];
  const sameName = put('b/one.pdf', await pages(2));
  const { code, printed } = await numberInto(one, broken, sameName, '--every', '1', '--json');
  const numbered = join(output(), 'one-numbered.pdf');
  expect(JSON.parse(printed)).toEqual({
    exitCode: 2,
    files: [
      { file: one, numbered, problem: null, pages: 3, firstPageNumber: 1, notes: [], check: [] },
      { file: broken, numbered: null, problem: 'damaged', pages: null, firstPageNumber: null, notes: [], check: [] },
      expect.objectContaining({ pages: 2, firstPageNumber: 4 }),
    ],
  });
  expect(code).toBe(2);
  expect(await standsOn('one-numbered.pdf', 2)).toEqual(['1', '3', 'Page 2']);
  expect(await standsOn('one-numbered (2).pdf', 1)).toEqual(['1', '5', 'Page 1']);
  expect(readdirSync(output()).sort()).toEqual(['one-numbered (2).pdf', 'one-numbered.pdf']);
});

test('a folder means its PDFs, volume 2 before volume 10; without doubts the exit code is 0', async () => {
  for (const name of ['vol 10.pdf', 'vol 2.PDF', '.hidden.pdf', 'notes.txt']) put(name, await pages(1));
  const { code, printed } = await numberInto(at);
  expect(code).toBe(0);
  expect(printed.split('\n').at(-2)).toBe('2 of 2 files numbered, 0 pages to look at.');
  expect(await standsOn('vol 10-numbered.pdf', 0)).toEqual(['2', 'Page 0']);
});

test('numbering a folder into itself twice replaces the first results; only readers of a file may read its result', async () => {
  chmodSync(put('a.pdf', await pages(1)), 0o400);
  for (const first of ['1', '8']) expect((await command(at, '--output', at, '--first', first)).code).toBe(0);
  expect(readdirSync(at)).toEqual(['a-numbered.pdf', 'a.pdf']);
  expect((await textOf(readFileSync(join(at, 'a-numbered.pdf')))).pieces.map(({ text }) => text)).toContain('8');
  expect(statSync(join(at, 'a-numbered.pdf')).mode & 0o777).toBe(0o600);
});

test('a page in doubt is reported, and the exit code is 1', async () => {
  const sideways = await makePdf([{}, { before: '0 1 -1 0 600 0 cm' }]);
  const { code, printed } = await numberInto(put('a.pdf', sideways));
  expect(code).toBe(1);
  expect(printed).toContain('Likely wrong, page 2: text that stands sideways');
});

test('options and a settings file choose numbers, first page number and skipped pages', async () => {
  const files = [put('a.pdf', await pages(3)), put('b.pdf', await pages(2))];
  const settings = put('settings.json', '\ufeff{"every": 1, "through-file": true, "first": 7, "from": 2}');
  await numberInto(...files, '--settings', settings, '--skip', '1', '--each-file');
  expect(await standsOn('a-numbered.pdf', 0)).toEqual(['Page 0']);
  expect(await standsOn('a-numbered.pdf', 2)).toEqual(['2', '8', 'Page 2']);
  expect(await standsOn('b-numbered.pdf', 1)).toEqual(['1', '7', 'Page 1']);
  await numberInto(...files, '--settings', settings, '--first', '30', '--no-line-numbers');
  expect(await standsOn('a-numbered.pdf', 2)).toEqual(['31', 'Page 2']);
  expect(await standsOn('b-numbered.pdf', 0)).toEqual(['32', 'Page 0']);
  await numberInto(...files, '--every', '5', '--no-page-numbers');
  expect(await standsOn('b-numbered.pdf', 0)).toEqual(['Page 0']);
});

test.each([
  [['a.pdf'], 'Say with --output which folder the numbered files go to.'],
  [['--output', 'x'], 'Name a PDF, or a folder of PDFs.'],
  [['a.pdf', '--output', 'x', '--every', '7'], '--every must be 10, 5 or 1, not "7".'],
  [['a.pdf', '--output', 'x', '--first', '0'], '--first must be a number from 1 to 999999, not "0".'],
  [['a.pdf', '--output', 'x', '--skip', 'cover'], '--skip must be pages such as 1,4-6, not "cover".'],
  [['a.pdf', '--output', 'x', '--password', 'secret'], "Unknown option '--password'. --help lists all options."],
])('%j is refused with one sentence', async (args, sentence) => {
  expect(await command(...args)).toEqual({ code: 2, printed: '', complained: `${sentence}\n` });
});

test('each mistake in a settings file gets a sentence with its file and field', async () => {
  const wrong = put('wrong.json', '{"evry": 5, "every": 4, "footnotes": "yes", "skip": {}}');
  const { code, complained } = await numberInto('a.pdf', '--settings', wrong);
  expect(code).toBe(2);
  const sentences = complained.split('\n');
  expect(sentences[0]).toMatch(`${wrong}: "evry" is no setting; there are every, through-file, `);
  expect(sentences.slice(1)).toEqual([
    `${wrong}: every must be 10, 5 or 1, not 4.`,
    `${wrong}: footnotes must be true or false, not "yes".`,
    `${wrong}: skip must be pages such as 1,4-6, not {}.`,
    '',
  ]);
  const broken = put('broken.json', '{every: 5}');
  expect((await numberInto('a.pdf', '--settings', broken)).complained).toMatch(`${broken} cannot be read as JSON: `);
  const list = put('list.json', '[5]');
  const { complained: asked } = await numberInto('a.pdf', '--settings', list);
  expect(asked).toBe(`${list} must hold an object, such as {"every": 5}.\n`);
});

test.each([
  ['its own name', 'a-numbered.pdf', () => undefined],
  ['a hard link', 'a.pdf', () => linkSync(join(at, 'a.pdf'), join(at, 'a-numbered.pdf'))],
  ['a symbolic link', 'a.pdf', () => symlinkSync(join(at, 'a.pdf'), join(at, 'a-numbered.pdf'))],
])('an input file is never overwritten: %s', async (_, name, link) => {
  const pdf = await pages(1);
  const path = put(name, pdf);
  link();
  const { code, printed } = await command(path, '--output', at);
  expect(code).toBe(2);
  expect(printed).toContain('would be written over a file that was given');
  expect(readFileSync(path)).toEqual(Buffer.from(pdf));
});

test('a file that cannot be saved takes no page numbers: the files after it are renumbered', async () => {
  mkdirSync(join(output(), 'a-numbered.pdf'), { recursive: true });
  const { code, printed } = await numberInto(put('a.pdf', await pages(2)), put('b.pdf', await pages(2)));
  expect(code).toBe(2);
  expect(printed).toMatch(/a\.pdf: not numbered\. Its numbered file cannot be written/);
  expect(await standsOn('b-numbered.pdf', 1)).toEqual(['2', 'Page 1']);
});

test('a file that changes while it is numbered gets no result', async () => {
  const path = put('a.pdf', await encrypted(await pages(1), { password: 'client' }));
  const file: RunFile = { path, target: join(output(), 'a.pdf'), choices: firstChoices, reports: [] };
  const folder = outputFolder(output(), [path]);
  const nextPassword = async () => {
    utimesSync(path, 1, 1);
    return 'client';
  };
  await numberRecord([file], { start: await nodeWorkers(folder.beside), output: folder, nextPassword, skip: '' });
  folder.close();
  expect(file.problem).toBe('unreadable');
  expect(existsSync(output())).toBe(false);
});

test('a run that numbers nothing creates no folder and says why for each file', async () => {
  const given = [join(at, 'missing.pdf'), put('text.pdf', 'Dear Sir')];
  const { code, printed } = await command(...given, '--output', join(output(), 'deep'));
  expect(code).toBe(2);
  expect(printed).toMatch(
    /missing\.pdf: not numbered\. There is no such file, or it may not be read\.\n.*text\.pdf: not numbered\. It is not a/,
  );
  expect(existsSync(output())).toBe(false);
  const taken = put('taken', '');
  expect((await command('a.pdf', '--output', taken)).complained).toMatch(`--output: ${taken} cannot be written to: `);
});

test.each([
  ['the file’s', { password: 'client' }, 'client', 0],
  ['none', { password: 'client' }, undefined, 2],
  ['another', { password: 'client' }, 'clients', 2],
  ['the owner’s', { permissions: noChanges }, 'the owner’s', 0],
])('the password in the environment: %s', async (_, protection, password, code) => {
  const path = put('a.pdf', await encrypted(await pages(1), protection));
  if (password) process.env.TENTH_LINING_PASSWORD = password;
  expect((await numberInto(path)).code).toBe(code);
});

test('an interrupted command leaves no partial file', async () => {
  const path = put('long.pdf', await pages(400));
  const bin = resolve(__dirname, '../../bin/tenth-lining.mjs');
  const child = spawn(process.execPath, [bin, path, '--output', output()], { stdio: 'ignore' });
  const ended = new Promise((end) => child.once('exit', end));
  while (!existsSync(output()) || readdirSync(output()).length === 0) await new Promise(setImmediate);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(existsSync(output())).toBe(false);
});
