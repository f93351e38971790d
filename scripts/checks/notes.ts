import { claims, counted } from '../../content/claims';
import type { Publication } from '../../content/types';
import type { Problem } from '../../lib/problem';
import type { ContentValue } from './read-content';

/**
 * What is worth a second look and may be right: printed beside a build, and never its end. A number that no claim is, a
 * loud sign, words that stand in for others, a link that does not say where it leads, fewer cases than are claimed.
 */
export function contentNotes(
  values: readonly ContentValue[],
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'cases' | 'description'>>,
): Problem[] {
  const ofWords = values.flatMap(({ file, field, kind, value }) => {
    if (kind !== 'words' && kind !== 'label' && kind !== 'quotation') return [];
    const text = String(value);
    const isPromise = promises.includes(file) && kind !== 'quotation';
    return [
      ...(isPromise ? promiseNotes(text) : []),
      kind === 'label' && nameless.test(text) && `says "${text}"; a link says where it leads`,
      standIn.test(text) && `has "${standIn.exec(text)?.[0]}", which stands in for words that are still to be written`,
    ].flatMap((message) => (message ? [{ file, field, message }] : []));
  });
  const held = publications.reduce((sum, { cases }) => sum + cases, 0);
  const claimed = `says "${claims.cases.said}", and the publications hold ${held} cases`;
  const miscounted = publications.filter(
    ({ description, cases }) => Number(/\d+/.exec(description)?.[0] ?? cases) !== cases,
  );
  return [
    ...ofWords,
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

const nameless =
  /^(?:(?:click|tap|press)?\s*here|(?:(?:read|learn|see|find out) )?more(?: info(?:rmation)?)?|go|link|this(?: page)?|details)[.…>»→]*$/i;
const standIn =
  /\b[Ll]orem ipsum\b|\b(?:TODO|TBC|TBD|FIXME|X{4,})\b|\{\{.*?\}\}|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|NAME|DATE)\b[^\]]*\]/;
