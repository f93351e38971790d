import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const leftOut = ['node_modules', '.git', '.next', '.cache', 'out', 'test-results', 'playwright-report'];

/**
 * A copy of the project in a temporary folder, to try changes of its content in. It has the project's own packages.
 *
 * @returns the folder
 */
export async function projectCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('.', folder, { recursive: true, filter: (path) => !leftOut.includes(relative('.', path)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
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
