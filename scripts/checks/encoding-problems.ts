import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { bytesProblem } from '../../data/bytes-problem';
import type { Problem } from '../../lib/problem';

/** What commands write, and people only where two versions meet. */
const written: Readonly<Record<string, z.ZodType>> = {
  'published-slugs.json': z.array(z.string()),
};

/**
 * What is wrong with the files of content/ as such, at most one problem a file: a name that nothing reads, bytes that are no
 * words, JSON that no command wrote. The bytes of the publications' files are told by `inspectPublications`.
 *
 * @param root the project's folder
 */
export async function encodingProblems(root = '.'): Promise<Problem[]> {
  const inFolder = async (folder: string, problemOf: (name: string) => unknown) => {
    // What editors and systems leave beside a file is nobody's mistake.
    const names = (await readdir(join(root, folder)).catch(() => [])).filter((name) => !/^\.|~$/.test(name));
    const messages = await Promise.all(names.sort().map(problemOf));
    return names.flatMap((name, index) =>
      messages[index] ? [{ file: join(folder, name), field: '', message: String(messages[index]) }] : [],
    );
  };
  return [
    ...(await inFolder('content', async (name) => {
      if (!/\.(ts|json)$/.test(name)) return undefined;
      if (!/^[a-z][a-z\d-]*(\.test)?\.\w+$/.test(name))
        return 'must be named in small letters and hyphens, such as pricing.ts';
      const bytes = await readFile(join(root, 'content', name));
      return bytesProblem(bytes) ?? (name.endsWith('.json') && jsonProblem(name, bytes.toString()));
    })),
    ...(await inFolder('content/publications', (name) => !name.endsWith('.md') && unread)),
  ];
}

const unread = 'is not read; a publication is one file in content/publications/ itself, and its name ends in .md';

function jsonProblem(name: string, text: string): string | false {
  try {
    if (written[name]?.safeParse(JSON.parse(text)).success ?? true) return false;
  } catch {
    // Told as any other that no command wrote.
  }
  return 'is not as commands write it; take back the last change by hand';
}
