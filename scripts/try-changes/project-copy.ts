import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const leftOut = ['node_modules', '.git', '.next', '.cache', 'out', 'test-results', 'playwright-report'];

/** Copies the project into a temporary folder, to try changes of its content in, with the project's own packages. */
export async function projectCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await copyProject(folder);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Makes a copy that can be built: `next build` follows no link out of its folder, so this one stands inside of the project,
 * below .cache/, and finds the packages above it. What is read by its path from the root is there too, and the pictures
 * made before.
 */
export async function buildableCopy(folder: string): Promise<void> {
  await copyProject(folder);
  const packages = ['@typeform/embed', '@embedpdf/pdfium', '@fontsource-variable/newsreader'];
  const paths = [...packages.map((name) => `node_modules/${name}`), '.cache/pictures', '.next/cache/social'];
  for (const path of paths.filter(existsSync)) await cp(path, join(folder, path), { recursive: true });
  await symlink(resolve('node_modules/typescript'), join(folder, 'node_modules/typescript'));
}

/** Entry by entry: the copy may stand inside of what is copied. */
async function copyProject(folder: string): Promise<void> {
  for (const entry of await readdir('.'))
    if (!leftOut.includes(entry)) {
      await cp(entry, join(folder, entry), { recursive: true, filter: (path) => !path.includes('node_modules') });
    }
}

/**
 * Changes a text file of a copy.
 *
 * @throws Error when the change leaves the file as it was: then it tries nothing
 */
export async function edit(folder: string, file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: the change has changed nothing`);
  await writeFile(path, after);
}
