import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Takes a publication away: its Markdown file, its PDF and its cover; and sends those who come by its old address to the
 * list.
 *
 * @param root the project's folder
 * @returns the files that were removed or changed
 * @throws Error when the slug cannot be one, or there is no such publication and none was ever published under that name
 */
export async function removePublication(slug: string, root: string): Promise<string[]> {
  const folder = 'content/publications';
  const markdown = `${folder}/${slug}.md`;
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new Error('is no publication’s name, which is small letters, digits and hyphens');
  const published: string[] = JSON.parse(await readFile(join(root, 'content/published-slugs.json'), 'utf8'));
  const isThere = existsSync(join(root, markdown));
  if (!isThere && !published.includes(slug)) throw new Error(`${markdown} does not exist`);
  const removed = isThere ? [markdown, ...(await ownFiles(root, folder, `${slug}.md`))] : [];
  for (const file of removed) await rm(join(root, file));
  return [
    ...removed.map((file) => `${file}: removed`),
    ...(published.includes(slug) ? [await redirect(slug, join(root, 'content/redirects.ts'))] : []),
  ];
}

/** The files of a publication that no other names. */
async function ownFiles(root: string, folder: string, markdown: string): Promise<string[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'));
  const named = new Map<string, string[]>();
  for (const name of names) named.set(name, filesOf(await readFile(join(root, folder, name), 'utf8')));
  const own: string[] = [];
  for (const file of new Set(named.get(markdown))) {
    const isShared = names.some((name) => name !== markdown && named.get(name)?.includes(file));
    if (!isShared && (await isBelow(join(root, file), join(root, 'public/web')))) own.push(file);
  }
  return own;
}

/** Whether a file is there and lies in a folder, wherever its path leads. */
async function isBelow(file: string, folder: string): Promise<boolean> {
  if (!existsSync(file) || !(await stat(file)).isFile()) return false;
  return (await realpath(file)).startsWith((await realpath(folder)) + sep);
}

/** The files that a publication names; read line by line, so that one with mistakes can be removed too. */
function filesOf(text: string): string[] {
  const [, image] = /^image: *["']?(\/[^"'\r\n]*[^"'\s])/m.exec(text) ?? [];
  const [, pdf] = /^pdfFileName: *["']?([\w.-]+)/m.exec(text) ?? [];
  return [image, pdf && `/web/Attachments/${pdf}`].flatMap((path) => (path ? join('public', path) : []));
}

async function redirect(slug: string, file: string): Promise<string> {
  const oldAddress = `/web/publications/${slug}`;
  const text = await readFile(file, 'utf8');
  if (text.includes(`'${oldAddress}'`)) return `content/redirects.ts: lists ${oldAddress} already`;
  const entry = `  { from: '${oldAddress}', to: '/web/publications' },\n];`;
  const changed = text.replace(/\n?\];\s*$/, `\n${entry}\n`);
  if (changed === text) throw new Error(`content/redirects.ts has no list to add ${oldAddress} to`);
  await writeFile(file, changed);
  return `content/redirects.ts: ${oldAddress} now leads to /web/publications`;
}
