import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exportedFiles } from './exported-pages';
import { keepFile, onAllCores } from './kept-files';

// What did not change is compressed once: the smallest copy of the PDF engine takes half a minute.
const cacheFolder = '.cache/compressed';

// Text in all its kinds; pictures, fonts, films and PDFs are compressed already.
const extensions = ['.html', '.css', '.js', '.mjs', '.json', '.svg', '.txt', '.vtt', '.xml', '.md', '.csv'];
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

/**
 * Writes `name.br` and `name.gz` beside every text file, as small as they get: a host sends them as they are, and
 * spends no time on compressing. A copy that is no smaller is left out.
 *
 * @param folder the export, complete
 * @returns how many copies were written
 */
export async function writeCompressedCopies(folder: string): Promise<number> {
  const texts = exportedFiles(folder)
    .filter((path) => extensions.includes(extname(path)))
    .map((path) => ({ file: join(folder, path), size: statSync(join(folder, path)).size }));
  // The largest first: it takes as long as all the others together, on a core of its own.
  const jobs = texts.filter(({ size }) => size >= smallest).sort((a, b) => b.size - a.size);
  let count = 0;
  await onAllCores(jobs, async ({ file }) => {
    const copies = await writeCopies(file);
    count += copies;
  });
  return count;
}

async function writeCopies(file: string): Promise<number> {
  const content = await readFile(file);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  let count = 0;
  for (const [suffix, encode] of Object.entries(encoders)) {
    const cached = join(cacheFolder, `${name}${suffix}`);
    await keepFile(cached, async (part) => writeFile(part, await encode(content)));
    if ((await stat(cached)).size >= content.length) continue;
    await copyFile(cached, `${file}${suffix}`);
    count += 1;
  }
  return count;
}
