import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map<string, boolean>();

/** Whether anything in content/ is still a sample. As text: a list of files forgets the next. Read once in a build. */
export function hasSamples(folder = 'content'): boolean {
  const before = process.env.NODE_ENV === 'production' ? known.get(folder) : undefined;
  if (before !== undefined) return before;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => /(?<!\.test)\.(ts|md)$/.test(name))
    .some((name) => /^(?!\s*(?:\/\/|\/?\*)).*\bsample: true\b/m.test(readFileSync(join(folder, name), 'utf8')));
  known.set(folder, found);
  return found;
}
