import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Deletes a publication's Markdown file, its PDF and its cover, and redirects its old address to the list.
 *
 * @param root the project's folder
 * @returns what was done to each file
 * @throws Error when the slug cannot be one, or there is no such publication and none was ever published under that name
 */
export function removePublication(slug: string, root: string): string[] {
  const markdown = `content/publications/${slug}.md`;
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new Error('is no publication’s name, which is small letters, digits and hyphens');
  const published: string[] = JSON.parse(readFileSync(join(root, 'content/published-slugs.json'), 'utf8'));
  const exists = existsSync(join(root, markdown));
  if (!exists && !published.includes(slug)) throw new Error(`${markdown} does not exist`);
  const removed = exists ? [markdown, ...filesOnlyIn(`${slug}.md`, root)] : [];
  for (const file of removed) rmSync(join(root, file));
  return [
    ...removed.map((file) => `${file}: removed`),
    ...(published.includes(slug) ? [addRedirect(slug, join(root, 'content/redirects.ts'))] : []),
  ];
}

/** The files below public/web/ that a publication names and no other does. */
function filesOnlyIn(markdown: string, root: string): string[] {
  const folder = join(root, 'content/publications');
  const filesIn = (name: string) => filesOf(readFileSync(join(folder, name), 'utf8'));
  const others = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== markdown);
  const taken = others.flatMap(filesIn);
  // By real paths: a symbolic link may lead out of the folder.
  const isInside = (path: string) =>
    statSync(path, { throwIfNoEntry: false })?.isFile() &&
    realpathSync(path).startsWith(realpathSync(join(root, 'public/web')) + sep);
  return [...new Set(filesIn(markdown))].filter((file) => !taken.includes(file) && isInside(join(root, file)));
}

/** The cover and the PDF that a publication names; read line by line, so that a file with mistakes can be removed too. */
function filesOf(text: string): string[] {
  const [, image] = /^image: *["']?(\/[^"'\r\n]*[^"'\s])/m.exec(text) ?? [];
  const [, pdf] = /^pdfFileName: *["']?([\w.-]+)/m.exec(text) ?? [];
  return [image, pdf && `/web/Attachments/${pdf}`].flatMap((path) => (path ? join('public', path) : []));
}

function addRedirect(slug: string, file: string): string {
  const oldAddress = `/web/publications/${slug}`;
  const text = readFileSync(file, 'utf8');
  if (text.includes(`'${oldAddress}'`)) return `content/redirects.ts: lists ${oldAddress} already`;
  const entry = `  { from: '${oldAddress}', to: '/web/publications' },\n];`;
  const changed = text.replace(/\n?\];\s*$/, `\n${entry}\n`);
  if (changed === text) throw new Error(`content/redirects.ts has no list to add ${oldAddress} to`);
  writeFileSync(file, changed);
  return `content/redirects.ts: ${oldAddress} now leads to /web/publications`;
}
