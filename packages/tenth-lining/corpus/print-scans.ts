import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { chanceOf } from './chance';
import type { TrueRow } from './measure-sheets';

/**
 * How a page is printed to a picture. `tilt` in degrees clockwise about the page's middle, `quality` JPEG's; `isRead`: also with
 * an OCR layer; `isFiled`: a registry's lines are printed over it; `isOnDesk`: photographed on a dark desk, darker at one side;
 * `only`: the kinds that are scanned so.
 */
export type Scanning = {
  name: string;
  dpi: number;
  tilt: number;
  noise: number;
  quality: number;
  isClean: boolean;
  isRead?: boolean;
  isFiled?: boolean;
  isOnDesk?: boolean;
  only?: string[];
};

const few = ['double-spaced', 'affidavit', 'judgment'];

/** Clean: as an office scanner gives them. The others are held only to being listed where they go wrong. */
export const scannings: Scanning[] = [
  { name: '150 dpi', dpi: 150, tilt: 0, noise: 0, quality: 80, isClean: true },
  { name: '200 dpi', dpi: 200, tilt: 0, noise: 6, quality: 75, isClean: true, isRead: true },
  { name: '300 dpi', dpi: 300, tilt: 0, noise: 6, quality: 80, isClean: true },
  { name: '200 dpi, 0.5°', dpi: 200, tilt: 0.5, noise: 6, quality: 75, isClean: true },
  { name: '200 dpi, -1.5°', dpi: 200, tilt: -1.5, noise: 6, quality: 75, isClean: true, isRead: true },
  { name: '200 dpi, filed', dpi: 200, tilt: 0.5, noise: 6, quality: 75, isClean: true, isFiled: true, only: few },
  { name: '150 dpi, on a desk', dpi: 150, tilt: 0.8, noise: 8, quality: 70, isClean: false, isOnDesk: true, only: few },
  { name: '150 dpi, 1.5°, noise', dpi: 150, tilt: 1.5, noise: 28, quality: 45, isClean: false },
  { name: '150 dpi, -3°, noise', dpi: 150, tilt: -3, noise: 40, quality: 30, isClean: false },
];

/** The first pages of a PDF, at most so many, as grey pictures, by poppler's pdftoppm. */
export function printPages(pdf: string, dpi: number, most: number): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'scans-'));
  try {
    execFileSync('pdftoppm', ['-r', `${dpi}`, '-gray', '-png', '-l', `${most}`, pdf, join(folder, 'page')]);
    const names = readdirSync(folder).sort();
    return names.map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One page's picture as a scanner would give it: tilted on white, with the grain of paper and sensor, as JPEG. */
export async function scanPage(print: Buffer, scanning: Scanning, seed: number): Promise<Buffer> {
  const { width, height } = await sharp(print).metadata();
  const background = scanning.isOnDesk ? '#332a26' : '#fff';
  const paper = scanning.isOnDesk ? await onDesk(print, width, height, background) : print;
  const tilted = await sharp(paper)
    .rotate(scanning.tilt, { background })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = tilted;
  const [left, top] = [Math.floor((info.width - width) / 2), Math.floor((info.height - height) / 2)];
  const chance = chanceOf(seed);
  const grain = Array.from(
    { length: 4096 },
    () => ((chance.between(0, 200) + chance.between(0, 200) + chance.between(0, 200) - 300) / 100) * scanning.noise,
  );
  const grey = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const shift = chance.between(0, 4095);
    for (let x = 0; x < width; x += 1) {
      const at = (y + top) * info.width + x + left;
      const light = scanning.isOnDesk ? 1 - (0.25 * x) / width : 0.94;
      grey[y * width + x] = (data[at * info.channels] ?? 255) * light + 8 + (grain[(x * 7 + shift) & 4095] ?? 0);
    }
  }
  return sharp(Buffer.from(grey.buffer), { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .jpeg({ quality: scanning.quality })
    .toBuffer();
}

/** How large a page is on a photograph of a desk. */
const DESK = 0.86;

const onDesk = (print: Buffer, width: number, height: number, background: string): Promise<Buffer> => {
  const [wide, tall] = [Math.round(width * DESK), Math.round(height * DESK)];
  const [left, top] = [(width - wide) >> 1, (height - tall) >> 1];
  const sides = { left, right: width - wide - left, top, bottom: height - tall - top };
  return sharp(print)
    .resize(wide, tall)
    .extend({ ...sides, background })
    .toBuffer();
};

/** Where the rows stand once the page is scanned: baselines as at `reach`, where the number is. */
export function scannedRows(printed: TrueRow[], { tilt, isOnDesk }: Scanning, size: [number, number]): TrueRow[] {
  const onPaper = (value: number, whole: number) => (isOnDesk ? value * DESK + (whole * (1 - DESK)) / 2 : value);
  const rows = printed.map(({ baseline, right }) => ({
    baseline: onPaper(baseline, size[1]),
    right: onPaper(right, size[0]),
  }));
  const angle = (tilt * Math.PI) / 180;
  const [middleX, middleY] = [size[0] / 2, size[1] / 2];
  const reach = Math.max(...rows.map(({ right }) => right));
  return rows.map((row) => {
    // The point of the tilted baseline whose x is `reach`: it lies where the untilted line, turned about the middle, has it.
    const down = (row.baseline - middleY) / Math.cos(angle) + (reach - middleX) * Math.tan(angle);
    return { ...row, baseline: middleY + down };
  });
}
