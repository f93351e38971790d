import { degrees, PDFDocument, type PDFPage, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import type { TextPiece } from '../src/lines/types';
import { type Random, seededRandom } from './random';

/** A scanned page: its picture, and what OCR read on it before the picture was tilted, where OCR was run. */
export type ScannedPage = { jpeg: Buffer; size: [number, number]; tilt: number; isFiled?: boolean; read?: TextPiece[] };

/** Scanned pages as one PDF, a picture a page, as an office scanner makes it. */
export async function scansToPdf(scans: ScannedPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const random = seededRandom(scans.length);
  for (const [index, scan] of scans.entries()) {
    const page = pdf.addPage(scan.size);
    const [width, height] = scan.size;
    page.drawImage(await pdf.embedJpg(scan.jpeg), { x: 0, y: 0, width, height });
    if (scan.isFiled) addFiling(page, index + 1);
    if (scan.read) addOcrLayer(page, scan, random);
  }
  return pdf.save();
}

/** What electronic filing prints over a scan: more than a hundred letters, at its edges. */
function addFiling(page: PDFPage, number: number): void {
  const { width, height } = page.getSize();
  const lines = [
    [`Case E000 of 2024, document 5, filed 12/03/2024, page ${number} of 40`, height - 14],
    ['Tax Appeals Tribunal, received electronically on 12/03/2024 at 09:41, receipt 0000000', 16],
    ['The registrar certifies that this is what was filed.', 6],
  ] as const;
  for (const [text, y] of lines) page.drawText(text, { x: width * 0.15, y, size: 8 });
}

/** Words over the picture in invisible letters: tilted with it, each a little off its baseline and its size. */
function addOcrLayer(page: PDFPage, { size, tilt, read = [] }: ScannedPage, random: Random): void {
  const angle = (tilt * Math.PI) / 180;
  const [middleX, middleY] = [size[0] / 2, size[1] / 2];
  page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  for (const word of read.filter(({ angle }) => angle === 0).flatMap(wordsOf)) {
    const [right, down] = [word.x - middleX, word.baseline - middleY];
    const off = random.between(-100, 100) / 100;
    page.drawText(word.text, {
      x: middleX + right * Math.cos(angle) - down * Math.sin(angle),
      y: size[1] - (middleY + right * Math.sin(angle) + down * Math.cos(angle)) + off,
      size: word.fontSize * (1 + random.between(-12, 12) / 100),
      rotate: degrees(-tilt),
    });
  }
}

/** The words of a piece with their places, guessed from the number of letters, as an OCR layer has them. */
const wordsOf = ({ text, x, width, baseline, fontSize }: TextPiece) =>
  [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0].replace(/[^\x20-\x7e]/g, '-'),
    x: x + (width * word.index) / text.length,
    baseline,
    fontSize,
  }));
