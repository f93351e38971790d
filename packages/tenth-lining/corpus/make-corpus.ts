import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doubt } from '../src/lines/types';
import { bindScans, type ScannedPage } from './bind-scans';
import { withBrowser } from './browser';
import { courtFiles } from './court-files';
import { drawTyped } from './draw-typed';
import type { TrueRow } from './measure-sheets';
import { pleadings } from './pleadings';
import { printedDocuments } from './print';
import { printPages, type Scanning, scannedRows, scannings, scanPage } from './print-scans';
import { readFileText } from './read-file';
import { strangerKinds } from './stranger-kinds';
import { turnings, turnPages } from './turn-pages';

/** What is asked of a file's numbers: those of `hard` pages may be wrong, and each of them must be listed. */
export type Group = 'typed' | 'clean scans' | 'poor scans' | 'OCRed scans' | 'hard';

/** One file of the corpus with its truth, a list of rows for each page. */
export type CorpusFile = {
  name: string;
  group: Group;
  kind: string;
  path: string;
  pages: TrueRow[][];
  expects?: Doubt;
};

const PAGES_SCANNED = 4;
const courtKinds = new Set([...courtFiles().map(({ name }) => name), 'signed pages']);
const typedOnly = new Set(strangerKinds().flatMap(({ name }) => (courtKinds.has(name) ? [] : [name])));

/**
 * Draws the whole corpus into `folder`; the same files on every machine with the same fonts. What is there already is
 * kept, so that drawing goes on where it was broken off.
 */
export async function makeCorpus(folder: string): Promise<CorpusFile[]> {
  mkdirSync(folder, { recursive: true });
  const files: CorpusFile[] = [];
  const keep = async (file: Omit<CorpusFile, 'path'>, draw: () => Uint8Array | Promise<Uint8Array>) => {
    const path = join(folder, `${file.name.replace(/[^\w.-]+/g, '-')}.pdf`);
    if (!existsSync(path)) {
      writeFileSync(`${path}.part`, await draw());
      renameSync(`${path}.part`, path);
    }
    files.push({ ...file, path });
    return path;
  };
  const typed = await withBrowser(async (page) => {
    const drawn: Awaited<ReturnType<typeof drawTyped>>[] = [];
    for (const kind of [...pleadings(), ...printedDocuments(), ...courtFiles(), ...strangerKinds()])
      drawn.push(await drawTyped(page, kind));
    return drawn;
  });
  for (const { name, pdf, pages, size, expects } of typed) {
    const path = await keep({ name, group: expects ? 'hard' : 'typed', kind: name, pages, expects }, () => pdf);
    if (expects) continue;
    for (const turning of name === 'judgment' || name === 'landscape' ? turnings : []) {
      const expected = turning === 'sideways' ? turning : turning === 'broken' ? 'unseen' : undefined;
      const group = expected ? 'hard' : 'typed';
      await keep({ name: `${name}, ${turning}`, group, kind: turning, pages, expects: expected }, () =>
        turnPages(pdf, turning),
      );
    }
    if (typedOnly.has(name)) continue;
    const read = (await readFileText(pdf)).map(({ pieces }) => pieces);
    const isOfCourt = courtKinds.has(name);
    for (const scanning of scannings.filter((each) => isScannedSo(name, isOfCourt, each))) {
      let drawn: Promise<ScannedPage[]> | undefined;
      const scans = () => {
        drawn ??= scanFile(path, size, scanning);
        return drawn;
      };
      const truth = pages.slice(0, PAGES_SCANNED).map((rows) => scannedRows(rows, scanning, size));
      const group = scanning.isClean ? 'clean scans' : 'poor scans';
      const kind = scanning.name;
      await keep({ name: `${name}, ${kind}`, group, kind, pages: truth }, async () => bindScans(await scans()));
      if (!scanning.isRead) continue;
      await keep(
        { name: `${name}, ${kind}, read`, group: 'OCRed scans', kind: `${kind}, OCR layer`, pages: truth },
        async () => bindScans((await scans()).map((scan, index) => ({ ...scan, read: read[index] }))),
      );
    }
  }
  return files;
}

/** Court files are scanned in two ways, the others in all that are not for a few. */
const isScannedSo = (name: string, isOfCourt: boolean, { name: way, only }: Scanning): boolean =>
  only ? only.includes(name) : !isOfCourt || way === '200 dpi' || way === '200 dpi, 0.5°';

async function scanFile(path: string, size: [number, number], scanning: Scanning): Promise<ScannedPage[]> {
  const prints = printPages(path, scanning.dpi, PAGES_SCANNED);
  const jpegs = await Promise.all(prints.map((print, index) => scanPage(print, scanning, index + 1)));
  return jpegs.map((jpeg) => ({ jpeg, size, tilt: scanning.tilt, isFiled: scanning.isFiled }));
}
