import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type AssetList, assetList, writeHostFiles } from '@/scripts/export/host-files';
import { parsePage } from '@/scripts/export/html-tree';
import { inlineHashes } from '@/scripts/export/policy/page-policy';

/** Where a page names the hashed files it asks for. */
const assetPath = /\/(?:_next\/static|_pictures|forms\/embed|tenth-lining\/number\/engine)\/[^"'\s,)<]+/g;

/** The hashed files that a page asks for, each once. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(assetPath) ?? [])];

/**
 * The build after out/, without the minutes of one: the same pages, with every hashed file under another name and every
 * inline script of another text, so that no file, reference or hash of one build is right in the other.
 *
 * @returns the folder
 */
export async function makeNextBuild(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'build-')), 'out');
  await cp('out', folder, { recursive: true });
  const { files: assets }: AssetList = JSON.parse(await readFile(join(folder, assetList), 'utf8'));
  // Files with a plain name stand in a folder whose name is the hash.
  const hashed = (path: string) => (/^_|^embed\./.test(basename(path)) ? basename(dirname(path)) : basename(path));
  const names = [...new Set(assets.map(hashed))].sort((a, b) => b.length - a.length);
  const every = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  const renamed = (text: string) => text.replace(every, 'next-$&');

  for (const file of await filesOf(folder)) {
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else if (['.html', '.js', '.css', '.json'].includes(extname(file))) {
      const text = renamed(await readFile(file, 'utf8'));
      await writeFile(file, extname(file) === '.html' ? withOtherScripts(text) : text);
    }
  }
  for (const path of assets) {
    await mkdir(join(folder, renamed(dirname(path))), { recursive: true });
    await rename(join(folder, path), join(folder, renamed(path)));
  }
  for (const file of await filesOf(folder)) {
    if (['.html', '.js', '.css'].includes(extname(file))) await compress(file);
  }
  await writeHostFiles(folder);
  return folder;
}

function withOtherScripts(html: string): string {
  const other = html.replace(/"use strict";\(\(\)=>/g, '"use strict";/* the next build */(()=>');
  const [before, after] = [inlineHashes(parsePage(html), 'script'), inlineHashes(parsePage(other), 'script')];
  return before.reduce((page, hash, index) => page.replaceAll(hash, after[index] ?? hash), other);
}

// Quicker than the build's own copies, and larger.
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  await writeFile(`${file}.gz`, gzipSync(content));
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
