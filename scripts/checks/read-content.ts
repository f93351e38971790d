import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../lib/problem';

/** What a file of content exports, by the file's name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The files of content/ that have a schema, or should have one. */
export function contentFiles(folder = 'content'): string[] {
  return readdirSync(folder).filter((name) => /(?<!\.test)\.(ts|json)$/.test(name) && name !== 'types.ts');
}

/** Reads every file of content/; one that cannot be read is a problem, with the line that tsx names. */
export async function readContent(): Promise<{ modules: Modules; problems: Problem[] }> {
  const problems: Problem[] = [];
  const modules: Record<string, Record<string, unknown>> = {};
  for (const name of contentFiles()) {
    try {
      const options = name.endsWith('.json') ? { with: { type: 'json' } } : undefined;
      modules[name] = { ...(await import(pathToFileURL(resolve('content', name)).href, options)) };
    } catch (error) {
      problems.push(unreadable(`content/${name}`, error as Error));
    }
  }
  return { modules, problems };
}

function unreadable(file: string, { message, stack = '' }: Error): Problem {
  // esbuild's, of which tsx is made: "/…/content/home.ts:12:5: ERROR: Expected "}" but found "role""
  const [, where, at, said] = /.*\/(content\/[\w./-]+):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  const [, place = file, line] = where ? [where, where, at] : (/.*\/(content\/[\w./-]+):(\d+)/.exec(stack) ?? []);
  return { file: place, field: '', ...(line && { line: Number(line) }), message: said ?? message };
}
