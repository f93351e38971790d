import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { chanceOf } from '../corpus/chance';

const wordsOnPage = 330;

/** A typed record of about as many pages, as a browser prints one: justified paragraphs, bold and italic words, headings. */
export async function typedRecord(browser: Browser, pages: number, file: string): Promise<void> {
  const chance = chanceOf(7);
  const styles = ['b', 'i'];
  const paragraphs: string[] = [];
  for (let count = 0; count < pages * wordsOnPage; ) {
    const words = chance.sentence(chance.between(30, 150)).split(' ');
    const styled = words.map((word) => {
      const style = styles[chance.between(0, 66)];
      return style ? `<${style}>${word}</${style}>` : word;
    });
    paragraphs.push(`<p>${paragraphs.length + 1}. ${styled.join(' ')}</p>`);
    count += words.length;
  }
  const page = await browser.newPage();
  await page.setContent(`<style>body{font:12pt/1.6 serif;text-align:justify}</style>${paragraphs.join('')}`);
  await page.pdf({ path: file, format: 'A4', margin: { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' } });
  await page.close();
}

/** The first pages of a record as a scan of 200 dots per inch: a grey JPEG a page. */
export async function scanOf(record: string, pages: number, folder: string, file: string): Promise<void> {
  runTool('pdftoppm', '-r', '200', '-gray', '-jpeg', '-l', String(pages), record, join(folder, 'scan'));
  const document = await PDFDocument.create();
  for (const name of readdirSync(folder)
    .filter((entry) => /^scan-.*\.jpg$/.test(entry))
    .sort()) {
    const picture = await document.embedJpg(readFileSync(join(folder, name)));
    document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  }
  await writeFile(file, await document.save());
}

/**
 * Runs a program to its end.
 *
 * @returns how long it took, in milliseconds
 * @throws Error when it is missing or fails: `apt-get install poppler-utils qpdf`
 */
export function runTool(program: string, ...args: string[]): number {
  const start = performance.now();
  const { status, error } = spawnSync(program, args, { stdio: 'ignore' });
  // qpdf says 3 for warnings.
  if (error || (status !== 0 && status !== 3)) throw new Error(`${program} did not run: ${error?.message ?? status}`);
  return performance.now() - start;
}
