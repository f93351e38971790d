/**
 * Runs after `next build`: the steps that turn `out/` into what a host serves, in this order. Each page
 * is parsed once; each step takes the parsed page and throws if it lacks what the step needs. Every step has a file of its
 * own, with its test.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countingHost } from '../../site/counting-attributes';
import { addCounting, countingScript } from './counting/add-counting';
import { exportedPages } from './exported-pages';
import { writeHostFiles } from './host-files';
import { deferScripts, loadsScriptsAtOnce } from './late-runtime/late-runtime';
import { loaderScripts } from './late-runtime/loader-script';
import { pageHtml, parsePage } from './parse-page';
import { pictureSources, writePictureVariants } from './pictures';
import { formStyles } from './policy/form-styles';
import { addPolicy, isFileTool, pagePolicy } from './policy/page-policy';
import { removeNextLeftovers, removeUnlinkedFiles } from './remove-files';
import { inlineStyle, pageStyles } from './style/inline-style';
import { wholeSheet } from './style/used-rules';

const folder = 'out';
const scripts = loaderScripts();
const styles = formStyles();
const counting = countingScript();
const pictures = new Set<string>();

say('rewriting the pages');
const unused = await removeNextLeftovers(folder);
const exported = exportedPages(folder).map((each) => ({ ...each, page: parsePage(readFileSync(each.file, 'utf8')) }));
const sheets = new Map<string, string>();
const rulesOf = pageStyles(exported, readSheet);
for (const exportedPage of exported) {
  try {
    await rewrite(exportedPage);
  } catch (error) {
    throw new Error(`${exportedPage.file}: ${(error as Error).message}`, { cause: error });
  }
}
for (const [address, css] of sheets) await writeExported(address, wholeSheet(css, address));
if (counting) await writeExported(counting.path, counting.content);
const unnamed = await removeUnlinkedFiles(folder);
for (const file of unnamed) say(`public/${file} is not in the export: no page links to it`);
say('drawing pictures in smaller sizes');
const variants = await writePictureVariants(folder, [...pictures]);
await writeHostFiles(folder);
process.stdout.write(`Export: ${variants} variants of ${pictures.size} pictures, ${unused} unused files removed.\n`);

function say(step: string): void {
  process.stdout.write(`Export: ${step}\n`);
}

async function rewrite({ file, route, page }: (typeof exported)[number]): Promise<void> {
  if (!loadsScriptsAtOnce(page)) inlineStyle(page, (address) => rulesOf(route, address));
  const data = deferScripts(page, scripts);
  // A form page in a frame is counted by the page around it.
  const counted = route.startsWith('/forms/') || isFileTool(page) ? undefined : counting;
  if (counted) addCounting(page, counted);
  addPolicy(page, pagePolicy(page, { formStyles: styles, countingHost: counted && countingHost }));
  for (const picture of pictureSources(page)) pictures.add(picture);
  await writeFile(file, pageHtml(page));
  await writeExported(data.path, data.content);
}

function readSheet(address: string): string {
  const css = readFileSync(join(folder, address), 'utf8');
  sheets.set(address, css);
  return css;
}

async function writeExported(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
