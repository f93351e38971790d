import { claims, counted } from '../../content/claims';
import type { Publication } from '../../content/types';
import type { Problem } from '../../lib/problem';
import type { ContentValue } from './file-problems';

/**
 * What is worth a second look and may be right: printed beside a build, and never its end. A number that no claim is, a
 * loud sign, fewer cases than are claimed.
 */
export function contentNotes(
  values: readonly ContentValue[],
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'cases' | 'description'>>,
): Problem[] {
  const ofPromises = values
    .filter(({ file, kind }) => kind === 'words' && promises.includes(file))
    .flatMap(({ file, field, value }) => promiseNotes(String(value)).map((message) => ({ file, field, message })));
  const held = publications.reduce((sum, { cases }) => sum + cases, 0);
  const claimed = `says "${claims.cases.said}", and the publications hold ${held} cases`;
  const miscounted = publications.filter(
    ({ description, cases }) => Number(/\d+/.exec(description)?.[0] ?? cases) !== cases,
  );
  return [
    ...ofPromises,
    ...(held < claims.cases.value ? [{ file: 'content/claims.ts', field: 'claims.cases', message: claimed }] : []),
    ...miscounted.map(({ slug, description, cases }) => {
      const message = `is ${cases}, and the description says "${description}"`;
      return { file: `content/publications/${slug}.md`, field: 'cases', message };
    }),
  ];
}

/** The pages that promise something. */
const promises = ['home', 'legal', 'features', 'challenges'].map((name) => `content/${name}.ts`);
const numbers = new Set([
  ...Object.values(claims).flatMap(({ value, display, said }) => [
    String(value),
    display,
    display.replace('+', ''),
    said.replace(/^\D+/, ''),
  ]),
  // the sections of the Act under which the practice directions are issued (docs/facts.md)
  '3',
  ...(counted.asAt.match(/\d+/g) ?? []),
]);

function promiseNotes(text: string): string[] {
  const [loud] = /[—!]/.exec(text) ?? [];
  const foreign = text.match(/\d(?:[\d,]*\d)?(?:k\b|\+)?/g)?.find((number) => !numbers.has(number));
  return [
    ...(loud ? [`has "${loud}"`] : []),
    ...(foreign ? [`prints ${foreign}, which is no number of content/claims.ts`] : []),
  ];
}
