import { readFile, writeFile } from 'node:fs/promises';

const listed = 'content/published-slugs.json';

/** Every slug that was ever published, without samples: people may have these addresses. */
export async function publishedSlugs(file = listed): Promise<string[]> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Records new slugs, so that a later change of them is noticed. Returns those that were added. */
export async function recordSlugs(slugs: readonly string[], file = listed): Promise<string[]> {
  const published = await publishedSlugs(file);
  const added = slugs.filter((slug) => !published.includes(slug));
  if (added.length > 0) await writeFile(file, `${JSON.stringify([...published, ...added].sort(), null, 2)}\n`);
  return added;
}
