import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export type ContentValue = {
  /** `content/team.ts` */
  file: string;
  /** `team.members[2].photo` */
  field: string;
  value: unknown;
};

/**
 * Every value that content/*.ts exports, objects and lists included, each with the file and the field it stands in.
 *
 * @param folder of TypeScript modules; tests and type files are passed over
 */
export async function walkContent(folder = 'content'): Promise<ContentValue[]> {
  const files = (await readdir(folder))
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|types\.ts$/.test(name))
    .sort();
  const values = await Promise.all(
    files.map(async (name) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(folder, name)).href);
      return [...walk(join(folder, name), exported, '')];
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
