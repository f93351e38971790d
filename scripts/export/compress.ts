import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Text in all its kinds; pictures, fonts, films and PDFs are compressed already.
const extensions = [
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.vtt',
  '.xml',
  '.webmanifest',
  '.md',
  '.csv',
];
// Below this a copy saves less than a network packet.
const smallest = 512;

const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a host should have compressed copies of a file. */
export function isCompressible(file: string, size: number): boolean {
  return size >= smallest && extensions.includes(extname(file));
}

/**
 * Writes `name.br` and `name.gz` beside every text file, as small as they get: a host sends them as they are, and
 * spends no time on compressing. A copy that is no smaller is left out.
 *
 * @param folder the export, complete
 * @returns how many copies were written
 */
export async function writeCompressedCopies(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let count = 0;
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (!isCompressible(file, content.length)) continue;
    for (const [suffix, encode] of Object.entries(encoders)) {
      const copy = await encode(content);
      if (copy.length >= content.length) continue;
      await writeFile(`${file}${suffix}`, copy);
      count += 1;
    }
  }
  return count;
}
