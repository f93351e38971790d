import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

const bundle = (entry: string, options: BuildOptions) =>
  buildSync({ entryPoints: [join(here, entry)], bundle: true, minify: true, ...options });

/** The script of a page's worker, without PDFium (worker.ts). A build has made both: built-scripts.ts. */
export function pageEngine(): string {
  const { outputFiles } = bundle('worker/engine.ts', {
    format: 'iife',
    target: 'es2022',
    external: ['pdfium-bytes'],
    conditions: ['browser'],
    logOverride: { 'empty-import-meta': 'silent' },
    write: false,
  });
  // A script with one character past Latin-1 takes two bytes for each in the worker's memory, PDFium's five million too.
  return (outputFiles?.[0]?.text ?? '').replace(
    /[^\0-\xff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Where the script of the command's worker lies: made into a folder from its sources. */
export function nodeEngine(folder: string): string {
  const outfile = join(folder, 'node-engine.mjs');
  bundle('command/engine.ts', { format: 'esm', platform: 'node', target: 'node20', outfile });
  return outfile;
}
