import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesProblem } from '../../data/bytes-problem';
import type { Problem } from '../../lib/problem';

/**
 * What is wrong with the bytes of content/*.ts and *.json, and JSON that is none; at most one problem a file. The
 * publications' files are told by `inspectPublications`.
 */
export async function encodingProblems(): Promise<Problem[]> {
  const names = (await readdir('content')).filter((name) => /\.(ts|json)$/.test(name)).sort();
  const problems = await Promise.all(
    names.map(async (name) => {
      const file = join('content', name);
      const bytes = await readFile(file);
      const message = bytesProblem(bytes);
      if (message) return [{ file, field: 'encoding', message }];
      if (!name.endsWith('.json') || isJson(bytes.toString())) return [];
      return [
        { file, field: '', message: 'is not JSON; take back the last change by hand, since commands write this file' },
      ];
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
