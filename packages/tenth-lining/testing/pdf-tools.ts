import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs that other people wrote to read PDFs: what they find in a numbered file is what a registry's reader finds. */
const programs = ['pdftotext', 'qpdf', 'pdfinfo'] as const;

const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined);

/** Tests that need them; CI has them, elsewhere they are skipped by name (`apt-get install poppler-utils qpdf`). */
export const withPdfTools = missing.length > 0 && !process.env.CI ? test.skip : test;

const folder = mkdtempSync(join(tmpdir(), 'numbered-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs one of the programs on a file of these bytes.
 *
 * @param args `FILE` stands for the file's path
 * @returns what it printed, on both ways, and its status
 */
export function runOn(pdf: Uint8Array, program: string, ...args: string[]): { status: number | null; text: string } {
  const file = join(folder, 'file.pdf');
  writeFileSync(file, pdf);
  const given = args.map((arg) => (arg === 'FILE' ? file : arg));
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: 'latin1', maxBuffer: 1 << 28 });
  return { status, text: stdout + stderr };
}

export type FoundWord = { page: number; text: string; left: number; top: number; right: number; bottom: number };

/** All words of a file with their places, as poppler sees them on the displayed pages. */
export function wordsOf(pdf: Uint8Array): FoundWord[] {
  const { text } = runOn(pdf, 'pdftotext', '-bbox', '-cropbox', 'FILE', '-');
  return text.split('<page ').flatMap((page, number) =>
    [...page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map((match) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1, 5).map(Number);
      return { page: number, text: match[5] ?? '', left, top, right, bottom };
    }),
  );
}
