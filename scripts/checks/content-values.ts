import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reachable } from './site-addresses';

export type ContentValue<Value = unknown> = {
  /** `content/team.ts` */
  file: string;
  /** `team.members[2].photo` */
  field: string;
  value: Value;
};
export type ContentText = ContentValue<string>;

/** Every value that content/*.ts exports, objects and lists included, each with the file and the field it stands in. */
export async function walkContent(): Promise<ContentValue[]> {
  const names = (await readdir('content')).filter((name) => /(?<!\.test|types)\.ts$/.test(name)).sort();
  const values = await Promise.all(
    names.map(async (name) => {
      const file = join('content', name);
      return [...walk(file, await import(pathToFileURL(resolve(file)).href), '')];
    }),
  );
  return values.flat();
}

/** The same for one value; `field` is the name it has in its file, '' for a module. */
export function* walk(file: string, value: unknown, field: string): Generator<ContentValue> {
  if (field !== '') yield { file, field, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(file, item, `${field}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(file, item, field === '' ? key : `${field}.${key}`);
  }
}

/**
 * The values less those that a file has from another one: a link of content/links.ts that ten pages show is told once,
 * in the file where the owner can change it.
 */
export function ownValues(values: readonly ContentValue[]): ContentValue[] {
  const files = [...new Set(values.map(({ file }) => file))];
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const standsIn = (file: string, value: unknown) =>
    typeof value === 'string' && sources.get(file)?.includes(value || "''");
  // A file reaches more than any of those that it imports.
  const depth = new Map(files.map((file) => [file, reachable(file).size]));
  const owners = new Map<unknown, string>();
  for (const { file, value } of values.toSorted((a, b) => (depth.get(a.file) ?? 0) - (depth.get(b.file) ?? 0))) {
    if ((typeof value === 'object' || standsIn(file, value)) && !owners.has(value)) owners.set(value, file);
  }
  const isForeign = ({ file, value }: ContentValue) => (owners.get(value) ?? file) !== file && !standsIn(file, value);
  const foreign = new Set(values.filter(isForeign).map(({ file, field }) => `${file} ${field}`));
  return values.filter(({ file, field }) => !around(field).some((place) => foreign.has(`${file} ${place}`)));
}

/** `a.b[0].c` stands in `a`, `a.b` and `a.b[0]`, and is itself. */
const around = (field: string) => [...[...field.matchAll(/[.[]/g)].map(({ index }) => field.slice(0, index)), field];
