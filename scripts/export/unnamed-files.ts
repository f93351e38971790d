import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The folders of public/ that content names files of; what stands elsewhere may be asked for by its address alone. */
const namedFolders = ['web/Attachments', 'team', 'video', 'social'];

/**
 * Removes files that nothing in the export names, such as the PDF and the cover of a publication whose Markdown file was
 * deleted by hand: they would stay online under their old addresses.
 *
 * @param folder the export, its pages written
 * @returns their paths in the export
 */
export async function removeUnnamed(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const texts = files.filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file));
  const said = (await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const unnamed = files.filter(
    (file) =>
      namedFolders.some((named) => file.startsWith(`${named}/`)) &&
      /\.(pdf|png|jpe?g|webp|avif|svg|mp4|webm|vtt)$/i.test(file) &&
      !said.includes(basename(file)),
  );
  await Promise.all(unnamed.map((file) => rm(join(folder, file))));
  return unnamed.sort();
}
