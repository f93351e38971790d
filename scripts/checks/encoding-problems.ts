import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesProblem } from '../../data/bytes-problem';

/**
 * What is wrong with the bytes of content/*.ts and *.json, and JSON that is none. The publications' files are told by
 * `inspectPublications`.
 *
 * @returns sentences "file: encoding: what is wrong and how to save it"; at most one a file
 */
export async function encodingProblems(folder = 'content'): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.(ts|json)$/.test(name)).sort();
  const problems = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const problem = bytesProblem(bytes);
      if (problem) return [`${join(folder, name)}: encoding: ${problem}`];
      return name.endsWith('.json') && !isJson(bytes.toString())
        ? [`${join(folder, name)}: is not JSON; take back the last change by hand, since commands write this file`]
        : [];
    }),
  );
  return problems.flat();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
