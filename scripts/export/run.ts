/**
 * Runs after `next build`: the steps that turn `out/` into what a host serves, in this order. Steps on a page are pure
 * functions on its HTML; every step has a file of its own, with its test.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { exportedPages } from './exported-pages';
import { pictureSources, writePictureVariants } from './pictures';

type PageStep = (html: string) => string;

const folder = 'out';
const pageSteps: readonly PageStep[] = [];

const pictures = new Set<string>();
for (const page of await exportedPages(folder)) {
  const before = await readFile(page, 'utf8');
  const after = pageSteps.reduce((html, step) => step(html), before);
  if (after !== before) await writeFile(page, after);
  for (const source of pictureSources(after)) pictures.add(source);
}
const variants = await writePictureVariants(folder, [...pictures]);
process.stdout.write(`Pictures: ${pictures.size}, in ${variants} variants.\n`);
