/**
 * Runs after `next build`: the steps that turn `out/` into what a host serves, in this order. Each step is a pure
 * function on a page's HTML in a file of its own, with its test.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { exportedPages } from './exported-pages';

type Step = (html: string) => string;

const steps: readonly Step[] = [];

for (const page of await exportedPages('out')) {
  const before = await readFile(page, 'utf8');
  const after = steps.reduce((html, step) => step(html), before);
  if (after !== before) await writeFile(page, after);
}
