/**
 * Runs after `next build`: the steps that turn `out/` into what a host serves, in this order. Steps on a page are pure
 * functions on its HTML; every step has a file of its own, with its test.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCompressedCopies } from './compress';
import { exportedPages } from './exported-pages';
import { writeHostFiles } from './host-files';
import { lateRuntime } from './late-runtime/late-runtime';
import { loaderScript } from './late-runtime/loader-script';
import { pictureSources, writePictureVariants } from './pictures';
import { formStyles } from './policy/form-styles';
import { pagePolicy, withPolicy } from './policy/page-policy';
import { removeUnused } from './remove-unused';

const folder = 'out';
const loader = loaderScript();
const styles = formStyles();
const pictures = new Set<string>();

const unused = await removeUnused(folder);
for (const page of await exportedPages(folder)) {
  const source = await readFile(page, 'utf8');
  const { html, data } = lateRuntime(source, loader);
  await writeFile(page, withPolicy(html, pagePolicy(html, { source, formStyles: styles })));
  if (data) await writeExported(data.path, data.content);
  for (const picture of pictureSources(html)) pictures.add(picture);
}
const variants = await writePictureVariants(folder, [...pictures]);
const copies = await writeCompressedCopies(folder);
await writeHostFiles(folder);
process.stdout.write(
  `Export: ${variants} variants of ${pictures.size} pictures, ${unused} unused files removed, ${copies} compressed copies.\n`,
);

async function writeExported(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
