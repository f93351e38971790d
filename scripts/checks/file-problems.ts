import { z } from 'zod';
import { files } from '../../content/schema/files';
import { type FieldPath, findProblems, type KindValue, valuesWithKind } from '../../content/schema/find-problems';
import type { Problem } from '../../lib/problem';
import type { ContentModules } from './read-content';

export type ContentValue = KindValue & { file: string };

const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = files;

/** The problems of each file alone, one for each field. */
export function fileProblems(modules: ContentModules): Problem[] {
  const message = 'has no schema; say what it exports in content/schema/files.ts';
  const unknown = Object.keys(modules).filter((name) => !Object.hasOwn(schemas, name));
  const isOwn = writtenHere(modules);
  const problems = Object.entries(schemas).flatMap(([name, exported]) => {
    const file = `content/${name}`;
    return modules[name]
      ? findProblems(file, z.strictObject(exported), modules[name], [], (path) => isOwn(name, path))
      : [{ file, field: '', message: 'is missing; restore it' }];
  });
  return [
    ...unknown.map((name) => ({ file: `content/${name}`, field: '', message })),
    // A quoted value may be a link's text that several files contain: reported once.
    ...problems.filter(
      (one, index) =>
        !one.message.includes('"') || problems.findIndex((first) => first.message === one.message) === index,
    ),
  ];
}

/** The values of all files, each in the file where it is written. */
export function contentValues(modules: ContentModules): ContentValue[] {
  const isOwn = writtenHere(modules);
  return Object.entries(schemas).flatMap(([name, exported]) =>
    [...valuesWithKind(z.strictObject(exported), modules[name])]
      .filter(({ path }) => isOwn(name, path))
      .map((value) => ({ ...value, file: `content/${name}` })),
  );
}

/** Tells whether the value at a path is written in that file: a link on ten pages is written in links.ts. */
function writtenHere(modules: ContentModules): (name: string, path: FieldPath) => boolean {
  const writtenIn = new Map<unknown, string>();
  const note = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null || writtenIn.has(value)) return;
    writtenIn.set(value, name);
    for (const inner of Object.values(value)) note(inner, name);
  };
  for (const name of Object.keys(schemas)) note(modules[name], name);
  return (name, path) => {
    let value: unknown = modules[name];
    for (const key of path) {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
      if ((writtenIn.get(value) ?? name) !== name) return false;
    }
    return true;
  };
}
