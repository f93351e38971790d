import { claims, claimsDate } from '../../content/claims';
import { site } from '../../content/site';
import type { Claim, Publication, SiteContent } from '../../content/types';
import { video } from '../../content/video';
import { isoDate, today } from '../../lib/format-date';
import { type Problem, problemReporter } from '../../lib/problem';
import type { ContentValue } from './file-problems';

// The owner may leave these out.
const { cases: claimed }: Readonly<Record<string, Claim>> = claims;
const { security }: SiteContent = site;

/**
 * What may be wrong, printed by the build: a number without a claim, fewer cases than claimed, words that are rarely meant
 * so, two publications with one id.
 */
export function contentNotes(
  values: readonly ContentValue[],
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'cases' | 'description' | 'id' | 'list'>>,
): Problem[] {
  const ofWords = values
    .filter(({ kind }) => isWords(kind))
    .flatMap(({ file, field, kind, value }) => {
      const ofClaims = filesOfClaims.includes(file) ? claimNotes(String(value)) : [];
      return [...ofClaims, ...wordNotes(String(value), kind)].map((message) => problemReporter(file)(field, message));
    });
  const countedCases = publications.reduce((sum, { cases }) => sum + cases, 0);
  const ofPublications = publications.flatMap(({ slug, cases, description, id, list }, index) => {
    const say = problemReporter(`content/publications/${slug}.md`);
    // R5.6: the list that was asked for has two with the id 1.
    const other = publications.slice(0, index).find((one) => one.id === id && one.list === list && id !== '1');
    const isMiscounted = Number(/\d+/.exec(description)?.[0] ?? cases) !== cases;
    return [
      ...(other ? [say('id', `is ${id}, as that of ${other.slug}.md`)] : []),
      ...(isMiscounted ? [say('cases', `is ${cases}, and the description says "${description}"`)] : []),
    ];
  });
  const tooFew = `says "${claimed?.inSentence}", and the publications hold ${countedCases} cases`;
  return [
    ...securityNotes(security, today()),
    ...ofWords,
    ...(claimed && countedCases < claimed.value ? [problemReporter('content/claims.ts')('claims.cases', tooFew)] : []),
    ...ofPublications,
  ];
}

/** @param day YYYY-MM-DD */
export function securityNotes(given: SiteContent['security'], day: string): Problem[] {
  const left = given && (Date.parse(isoDate(given.expires) ?? '') - Date.parse(day)) / 86_400_000;
  if (left === undefined || (left >= 30 && left <= 366)) return [];
  const message = `is ${given?.expires}; security.txt expires then; give a day 1 to 12 months ahead`;
  return [problemReporter('content/site.ts')('site.security.expires', message)];
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

/** Files whose numbers have to be claims. */
const filesOfClaims = ['home', 'legal', 'features', 'challenges'].map((name) => `content/${name}.ts`);
const numbers = new Set([
  ...Object.values(claims).flatMap(({ value, display, inSentence }) => [
    String(value),
    new Intl.NumberFormat('en').format(value),
    display,
    display.replace('+', ''),
    inSentence.replace(/^\D+/, ''),
  ]),
  // the sections of the Act under which the practice directions are issued (docs/facts.md)
  '3',
  ...(claimsDate.asAt.match(/\d+/g) ?? []),
  String(video?.seconds),
]);

function claimNotes(text: string): string[] {
  const unclaimed = text.match(/\d(?:[\d,.]*\d)?(?:[km]\b|\+)?/g)?.find((number) => !numbers.has(number));
  return unclaimed ? [`prints ${unclaimed}, which is no number of content/claims.ts`] : [];
}
