import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { type Kind, many } from './kind';
import type { TrueRow } from './measure-sheets';
import { seededRandom } from './random';
import type { ScannedPage } from './scans-to-pdf';

const only = ['double-spaced', 'affidavit', 'judgment'];
const office = { dpi: 200, tilt: 0, noise: 6, quality: 75, isClean: true };

/**
 * How a page is scanned. `tilt` in degrees clockwise about the page's middle, `quality` JPEG's; `isUsual`: kinds that are scanned
 * in a few ways only are scanned so; `isRead`: also with an OCR layer; `isFiled`: a registry's lines are printed over it; `isOnDesk`:
 * photographed on a dark desk, darker at one side; `only`: the kinds that are scanned so.
 */
type Scanning = typeof office & { name: string; only?: string[] } & {
  [flag in 'isUsual' | 'isRead' | 'isFiled' | 'isOnDesk']?: boolean;
};

/** Clean ones are as office scanners give them. Of the others it is only asked that they are listed where numbers are wrong. */
const scannings: Scanning[] = [
  { ...office, name: '150 dpi', dpi: 150, noise: 0, quality: 80 },
  { ...office, name: '200 dpi', isUsual: true, isRead: true },
  { ...office, name: '300 dpi', dpi: 300, quality: 80 },
  { ...office, name: '200 dpi, 0.5°', tilt: 0.5, isUsual: true },
  { ...office, name: '200 dpi, -1.5°', tilt: -1.5, isRead: true },
  { ...office, name: '200 dpi, filed', tilt: 0.5, isFiled: true, only },
  { name: '150 dpi, on a desk', dpi: 150, tilt: 0.8, noise: 8, quality: 70, isClean: false, isOnDesk: true, only },
  { name: '150 dpi, 1.5°, noise', dpi: 150, tilt: 1.5, noise: 28, quality: 45, isClean: false },
  { name: '150 dpi, -3°, noise', dpi: 150, tilt: -3, noise: 40, quality: 30, isClean: false },
];

export const scanningsOf = ({ name, scans }: Kind): Scanning[] =>
  scannings.filter((way) => (way.only ? way.only.includes(name) : !scans || (scans === 'few' && way.isUsual)));

/** A page of a PDF as a grey picture, by poppler's pdftoppm. */
export const printPage = (pdf: string, dpi: number, page: number, format: 'png' | 'jpeg' = 'png'): Buffer =>
  execFileSync('pdftoppm', ['-r', `${dpi}`, '-gray', `-${format}`, '-f', `${page}`, '-l', `${page}`, pdf], {
    maxBuffer: 2 ** 28,
  });

/** The first pages of a PDF, scanned. */
export const scanPages = (pdf: string, count: number, size: [number, number], way: Scanning): Promise<ScannedPage[]> =>
  Promise.all(
    many(count, async (index) => {
      const jpeg = await scanPage(printPage(pdf, way.dpi, index + 1), way, index + 1);
      return { jpeg, size, tilt: way.tilt, isFiled: way.isFiled };
    }),
  );

/** A page's picture as a scanner gives it: tilted, with the grain of paper and sensor, as JPEG. */
async function scanPage(print: Buffer, { tilt, noise, quality, isOnDesk }: Scanning, seed: number): Promise<Buffer> {
  const { width, height } = await sharp(print).metadata();
  const background = isOnDesk ? '#332a26' : '#fff';
  const paper = isOnDesk ? await onDesk(print, width, height, background) : print;
  const { data, info } = await sharp(paper)
    .rotate(tilt, { background })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((info.width - width) / 2), Math.floor((info.height - height) / 2)];
  const { between } = seededRandom(seed);
  const grain = many(4096, () => ((between(0, 200) + between(0, 200) + between(0, 200) - 300) / 100) * noise);
  const grey = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const shift = between(0, 4095);
    for (let x = 0; x < width; x += 1) {
      const at = (y + top) * info.width + x + left;
      const light = isOnDesk ? 1 - (0.25 * x) / width : 0.94;
      grey[y * width + x] = (data[at * info.channels] ?? 255) * light + 8 + (grain[(x * 7 + shift) & 4095] ?? 0);
    }
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .jpeg({ quality })
    .toBuffer();
}

/** How large a page is on a photograph of a desk. */
const sizeOnDesk = 0.86;

const onDesk = (print: Buffer, width: number, height: number, background: string): Promise<Buffer> => {
  const [wide, tall] = [Math.round(width * sizeOnDesk), Math.round(height * sizeOnDesk)];
  const [left, top] = [(width - wide) >> 1, (height - tall) >> 1];
  const sides = { left, right: width - wide - left, top, bottom: height - tall - top };
  return sharp(print)
    .resize(wide, tall)
    .extend({ ...sides, background })
    .toBuffer();
};

/** The ground truth of a scan: each baseline where the longest row ends, since the number stands there. */
export function scannedBaselines(
  printed: TrueRow[],
  { tilt, isOnDesk }: Scanning,
  [width, height]: [number, number],
): number[] {
  const share = isOnDesk ? sizeOnDesk : 1;
  const angle = (tilt * Math.PI) / 180;
  const right = (Math.max(...printed.map((row) => row.right)) - width / 2) * share;
  return printed.map(({ baseline }) => {
    const down = (baseline - height / 2) * share;
    return height / 2 + down / Math.cos(angle) + right * Math.tan(angle);
  });
}
