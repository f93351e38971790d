/**
 * Runs after `next build`: the steps that turn `out/` into what a host serves, in this order. Steps on a page are pure
 * functions on its HTML; every step has a file of its own, with its test.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportedPages } from './exported-pages';
import { lateRuntime } from './late-runtime/late-runtime';
import { loaderScript } from './late-runtime/loader-script';
import { pictureSources, writePictureVariants } from './pictures';
import { removePayloads } from './remove-payloads';

const folder = 'out';
const loader = loaderScript();
const pictures = new Set<string>();

for (const page of await exportedPages(folder)) {
  const { html, data } = lateRuntime(await readFile(page, 'utf8'), loader);
  await writeFile(page, html);
  if (data) await writeExported(data.path, data.content);
  for (const source of pictureSources(html)) pictures.add(source);
}
const payloads = await removePayloads(folder);
const variants = await writePictureVariants(folder, [...pictures]);
process.stdout.write(
  `Export: ${variants} variants of ${pictures.size} pictures, ${payloads} unused payloads removed.\n`,
);

async function writeExported(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
