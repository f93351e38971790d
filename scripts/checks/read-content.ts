import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../lib/problem';
import { syntaxProblem } from './syntax-problem';

/** The exports of each file of content, by the file's name. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The files of content/ that need a schema. */
export function contentFiles(folder = 'content'): string[] {
  return readdirSync(folder).filter((name) => /(?<!\.test)\.(ts|json)$/.test(name) && name !== 'types.ts');
}

/** Reads every file of content/; one that cannot be read is a problem, with its line. */
export async function readContent(): Promise<{ modules: ContentModules; problems: Problem[] }> {
  const modules: Record<string, Record<string, unknown>> = {};
  const names = contentFiles();
  const problems = names
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => syntaxProblem(`content/${name}`, readFileSync(join('content', name), 'utf8')) ?? []);
  // Files import each other, so one that cannot be read would be reported for all.
  if (problems.length > 0) return { modules, problems };
  for (const name of names) {
    try {
      const options = name.endsWith('.json') ? { with: { type: 'json' } } : undefined;
      modules[name] = { ...(await import(pathToFileURL(resolve('content', name)).href, options)) };
    } catch (error) {
      problems.push(unreadable(`content/${name}`, error as Error));
    }
  }
  return { modules, problems };
}

/** Why a file of valid TypeScript could not run, at the place that the stack names. */
function unreadable(file: string, { message, stack = '' }: Error): Problem {
  const [, place = file, line] = /.*\/(content\/[\w./-]+):(\d+)/.exec(stack) ?? [];
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  const [, part] = /^Cannot read properties of undefined \(reading '(.*)'\)$/.exec(message) ?? [];
  const plain =
    (name && `has "${name}" without quotation marks around it, and there is nothing of that name`) ||
    (part && `takes "${part}" of an entry that is not there; was it renamed or taken out?`);
  return { file: place, field: '', ...(line && { line: Number(line) }), message: plain ?? message };
}
