import { z } from 'zod';
import { type Problem, problemReporter } from '@/lib/problem';
import { type Kind, kinds } from './kinds';

const expected: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an entry with fields in { }',
  record: 'an entry with fields in { }',
};

/** The sentence for an issue of zod's; a message of the schema takes precedence. */
const sentenceOfIssue: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (input === undefined || input === null) return 'is missing';
  if (code === 'invalid_union') return '';
  if (code === 'invalid_type') return `must be ${expected[issue.expected] ?? issue.expected}`;
  if (code === 'invalid_value')
    return `${JSON.stringify(input)} is not allowed; allowed are ${issue.values.join(', ')}`;
  if (code !== 'too_big' && code !== 'too_small') return undefined;
  const allowed = code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  const { length } = input as { length?: number };
  const counted = issue.origin === 'string' ? 'characters' : 'entries';
  return length === undefined ? `must be ${allowed}` : `has ${length} ${counted}; allowed are ${allowed}`;
};

export type FieldPath = readonly PropertyKey[];

/** `members[2].photo` */
const fieldOf = (path: FieldPath) => z.core.toDotPath([...path]);

/**
 * Everything wrong with a value, one problem for each field.
 *
 * @param within the value's path in its file
 * @param isOwn whether the value at a path is written in this file, not imported
 */
export function findProblems(
  file: string,
  schema: z.ZodType,
  value: unknown,
  within: FieldPath = [],
  isOwn: (path: FieldPath) => boolean = () => true,
): Problem[] {
  const problem = problemReporter(file);
  const sentencesOf = (issue: z.core.$ZodIssue, before: FieldPath): Problem[] => {
    const path = [...before, ...issue.path];
    if (!isOwn(path)) return [];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => problem(fieldOf([...path, key]), 'is not a field here'));
    // Of a union's alternatives, report on the one with the fewest problems.
    if (issue.code === 'invalid_union' && issue.message === '') {
      const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
      return nearest.flatMap((inner) => sentencesOf(inner, path));
    }
    return [problem(fieldOf(path), issue.message)];
  };
  return (schema.safeParse(value, { error: sentenceOfIssue }).error?.issues ?? []).flatMap((issue) =>
    sentencesOf(issue, within),
  );
}

export type KindValue = { path: FieldPath; field: string; kind: Kind; value: unknown };

/** Every value that has a kind (kinds.ts), with its field. */
export function* valuesWithKind(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Generator<KindValue> {
  if (value === undefined) return;
  const { kind } = kinds.get(schema) ?? {};
  if (kind) yield { path, field: fieldOf(path), kind, value };
  const fields = value as Record<PropertyKey, unknown>;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    yield* valuesWithKind(schema.unwrap(), value, path);
  else if (schema instanceof z.ZodObject)
    for (const [key, inner] of Object.entries(schema.shape)) yield* valuesWithKind(inner, fields[key], [...path, key]);
  else if (schema instanceof z.ZodRecord)
    for (const [key, inner] of Object.entries(fields)) yield* valuesWithKind(schema.valueType, inner, [...path, key]);
  else if (schema instanceof z.ZodArray)
    for (const [index, entry] of (value as unknown[]).entries())
      yield* valuesWithKind(schema.element, entry, [...path, index]);
  else if (schema instanceof z.ZodTuple)
    for (const [index, inner] of schema.def.items.entries())
      yield* valuesWithKind(inner, fields[index], [...path, index]);
  else if (schema instanceof z.ZodUnion) {
    const form = schema.options.find((option) => z.safeParse(option, value).success);
    if (form) yield* valuesWithKind(form, value, path);
  }
}
