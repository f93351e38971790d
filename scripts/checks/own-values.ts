import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentValue } from './walk-content';

/**
 * The values less those that a file has from another one: a link of content/links.ts that ten pages show is told once,
 * in the file where the owner can change it.
 */
export function ownValues(values: readonly ContentValue[]): ContentValue[] {
  const files = [...new Set(values.map(({ file }) => file))];
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const depth = new Map(files.map((file) => [file, imports(file, sources).size]));
  const owners = new Map<unknown, string>();
  for (const { file, value } of values.toSorted((a, b) => (depth.get(a.file) ?? 0) - (depth.get(b.file) ?? 0))) {
    const isShared = typeof value === 'object' || (typeof value === 'string' && sources.get(file)?.includes(value));
    if (isShared && !owners.has(value)) owners.set(value, file);
  }
  const isForeign = ({ file, value }: ContentValue) => (owners.get(value) ?? file) !== file;
  const foreign = values.filter((entry) => typeof entry.value === 'object' && isForeign(entry));
  const below = new Set(foreign.map(({ file, field }) => `${file} ${field}`));
  return values.filter((entry) => {
    if (typeof entry.value !== 'boolean' && isForeign(entry) && !literallyIn(sources.get(entry.file), entry.value)) {
      return false;
    }
    return !containers(entry.field).some((field) => below.has(`${entry.file} ${field}`));
  });
}

const literallyIn = (source = '', value: unknown) => typeof value === 'string' && source.includes(value);

/** `a.b[0].c` stands in `a`, `a.b` and `a.b[0]`. */
function containers(field: string): string[] {
  return [...field.matchAll(/[.[]/g)].map(({ index }) => field.slice(0, index));
}

/** The files of content/ that one imports, by any number of steps; more than any of them imports itself. */
function imports(file: string, sources: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of (sources.get(file) ?? '').matchAll(/from '\.\/([\w-]+)'/g)) {
    const target = join('content', `${name}.ts`);
    if (found.has(target)) continue;
    found.add(target);
    imports(target, sources, found);
  }
  return found;
}
