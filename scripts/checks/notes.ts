import { claims, counted } from '../../content/claims';
import { site } from '../../content/site';
import type { Claim, Publication, SiteContent } from '../../content/types';
import { video } from '../../content/video';
import { isoDate, today } from '../../lib/format-date';
import type { Problem } from '../../lib/problem';
import type { ContentValue } from './file-problems';

/**
 * What may be right and is worth a second look, printed by the build: a number without a claim, fewer cases than claimed,
 * words that seldom are meant so, two editions of one id.
 */
export function contentNotes(
  values: readonly ContentValue[],
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'cases' | 'description' | 'id' | 'list'>>,
): Problem[] {
  const ofPromises = values
    .filter(({ file, kind }) => isWords(kind) && promises.includes(file))
    .flatMap(({ file, field, value }) => promiseNotes(String(value)).map((message) => ({ file, field, message })));
  const countedCases = publications.reduce((sum, { cases }) => sum + cases, 0);
  const { cases: claimed }: { readonly cases?: Claim } = claims;
  const miscounted = publications.filter(
    ({ description, cases }) => Number(/\d+/.exec(description)?.[0] ?? cases) !== cases,
  );
  const ofWords = values
    .filter(({ kind }) => isWords(kind))
    .flatMap(({ file, field, kind, value }) =>
      wordNotes(String(value), kind).map((message) => ({ file, field, message })),
    );
  // R5.6: the list that was asked for has two with the id 1.
  const sameId = publications.flatMap(({ slug, id, list }, index) => {
    const other = publications.slice(0, index).find((one) => one.id === id && one.list === list && id !== '1');
    const message = `is ${id}, as that of ${other?.slug}.md`;
    return other ? [{ file: `content/publications/${slug}.md`, field: 'id', message }] : [];
  });
  return [
    ...ofPromises,
    ...securityNotes(site, today()),
    ...ofWords,
    ...sameId,
    ...(claimed && countedCases < claimed.value
      ? [
          {
            file: 'content/claims.ts',
            field: 'claims.cases',
            message: `says "${claimed.said}", and the publications hold ${countedCases} cases`,
          },
        ]
      : []),
    ...miscounted.map(({ slug, description, cases }) => {
      const message = `is ${cases}, and the description says "${description}"`;
      return { file: `content/publications/${slug}.md`, field: 'cases', message };
    }),
  ];
}

/** @param day YYYY-MM-DD */
export function securityNotes({ security }: Pick<SiteContent, 'security'>, day: string): Problem[] {
  const left = security && (Date.parse(isoDate(security.expires) ?? '') - Date.parse(day)) / 86_400_000;
  if (left === undefined || (left >= 30 && left <= 366)) return [];
  const message = `is ${security?.expires}; security.txt counts until then: write a day within a year, and not within a month`;
  return [{ file: 'content/site.ts', field: 'site.security.expires', message }];
}

const isWords = (kind: ContentValue['kind']) => kind === 'words' || kind === 'headline' || kind === 'page title';

function wordNotes(text: string, kind: ContentValue['kind']): string[] {
  const [emoji] = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u.exec(text) ?? [];
  return [
    ...(kind === 'headline' && text.length > longestHeadline
      ? [`has ${text.length} characters; a headline of more than ${longestHeadline} fills a phone’s screen`]
      : []),
    ...(emoji ? [`has ${emoji}, which each device draws in its own way`] : []),
    ...(/^(["“'‘]).*["”'’]$/su.test(text) ? ['begins and ends with quotation marks, which are printed'] : []),
  ];
}

const longestHeadline = 100;

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
  String(video?.seconds),
]);

function promiseNotes(text: string): string[] {
  const unclaimed = text.match(/\d(?:[\d,]*\d)?(?:k\b|\+)?/g)?.find((number) => !numbers.has(number));
  return unclaimed ? [`prints ${unclaimed}, which is no number of content/claims.ts`] : [];
}
