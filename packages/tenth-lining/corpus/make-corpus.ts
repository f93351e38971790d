import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Doubt } from '../src/lines/types';
import { textOf } from '../testing/number-whole';
import { withBrowser } from './browser';
import { courtFiles } from './court-files';
import { drawTyped } from './draw-typed';
import { pleadings } from './pleadings';
import { printedDocuments } from './printed-documents';
import { scannedBaselines, scanningsOf, scanPages } from './scan-pages';
import { scansToPdf } from './scans-to-pdf';
import { strangersFiles } from './strangers-files';
import { variantOf, variants } from './variants';

/** What is asked of a file's numbers: those of `hard` pages may be wrong, and each of these pages must be listed. */
export type Group = 'typed' | 'clean scans' | 'poor scans' | 'OCRed scans' | 'hard';

/** A file of the corpus with its ground truth: the baselines of each page's rows, from the top. */
export type CorpusFile = {
  name: string;
  group: Group;
  kind: string;
  path: string;
  pages: number[][];
  expects?: Doubt;
};

const cache = '.cache/corpus';
const scannedPages = 4;

/** The corpus from the cache; drawn again when a source file in this folder has changed. */
export async function cachedCorpus(): Promise<CorpusFile[]> {
  const hash = createHash('sha256');
  for (const name of readdirSync('corpus').sort()) hash.update(readFileSync(join('corpus', name)));
  const folder = join(cache, hash.digest('hex').slice(0, 12));
  const list = join(folder, 'files.json');
  if (!existsSync(list)) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    process.stdout.write('Drawing the corpus takes some minutes, once.\n');
    writeFileSync(list, JSON.stringify(await withBrowser((page) => makeCorpus(page, folder))));
  }
  return JSON.parse(readFileSync(list, 'utf8')) as CorpusFile[];
}

/** Draws the whole corpus into a folder: the same files on every machine with the same fonts. */
async function makeCorpus(browser: Page, folder: string): Promise<CorpusFile[]> {
  const files: CorpusFile[] = [];
  const add = (file: Omit<CorpusFile, 'path'>, pdf: Uint8Array): string => {
    const path = join(folder, `${file.name.replace(/[^\w.-]+/g, '-')}.pdf`);
    writeFileSync(path, pdf);
    files.push({ ...file, path });
    return path;
  };
  for (const kind of [...pleadings, ...printedDocuments, ...courtFiles, ...strangersFiles]) {
    const { name, expects } = kind;
    const { pdf, pages: rows, size } = await drawTyped(browser, kind);
    const pages = rows.map((ofPage) => ofPage.map(({ baseline }) => baseline));
    const path = add({ name, group: expects ? 'hard' : 'typed', kind: name, pages, expects }, pdf);
    if (expects) continue;
    for (const variant of name === 'judgment' || name === 'landscape' ? variants : []) {
      const file = { name: `${name}, ${variant.name}`, kind: variant.name, pages, expects: variant.expects };
      add({ ...file, group: variant.expects ? 'hard' : 'typed' }, await variantOf(pdf, variant));
    }
    const printed = rows.slice(0, scannedPages);
    const read = await Promise.all(printed.map(async (_, index) => (await textOf(pdf, index)).pieces));
    for (const way of scanningsOf(kind)) {
      const scans = await scanPages(path, printed.length, size, way);
      const file = { name: `${name}, ${way.name}`, pages: printed.map((page) => scannedBaselines(page, way, size)) };
      add({ ...file, group: way.isClean ? 'clean scans' : 'poor scans', kind: way.name }, await scansToPdf(scans));
      if (!way.isRead) continue;
      const readScans = scans.map((scan, index) => ({ ...scan, read: read[index] }));
      const ofRead = { group: 'OCRed scans', kind: `${way.name}, OCR layer` } as const;
      add({ ...file, ...ofRead, name: `${file.name}, read` }, await scansToPdf(readScans));
    }
  }
  return files;
}
