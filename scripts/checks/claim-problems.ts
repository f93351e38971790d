import { claims } from '../../content/claims';
import { publicationLists } from '../../content/publication-lists';
import type { Claim, Publication } from '../../content/types';
import { type Problem, problemsOf } from '../../lib/problem';
import type { TextCheck } from './text-problems';

/** Claims whose number is not the one that is printed, or not that of the names beside it. */
export function claimProblems(all: Record<string, Claim> = claims): Problem[] {
  return Object.entries(all).flatMap(([name, claim]) => {
    const { value, display, said, names } = claim;
    const problem = problemsOf('content/claims.ts', `claims.${name}.`);
    const other = (['display', 'said'] as const).filter((part) => numberIn(claim[part]) !== value);
    return [
      other.length === 2 && problem('value', `is ${value}, but "${display}" and "${said}" are printed`),
      other[0] && other.length === 1 && problem(other[0], `says "${claim[other[0]]}", but the value is ${value}`),
      names && names.length !== value && problem('names', `are ${names.length}, but the value is ${value}`),
    ].filter((found) => typeof found === 'object');
  });
}

/**
 * Sentences that say how many cases are summarised beside countries whose own publications do not hold as many: the
 * number counts all lists together.
 */
export function casesOfCountries(
  publications: ReadonlyArray<Pick<Publication, 'list' | 'cases'>>,
  { said, display, value: claimed }: Claim = claims.cases,
): TextCheck {
  const isEnough = (held: number) => held > claimed || (held === claimed && !/^over\b/i.test(said));
  // By itself: a claim of 3 is not said by "2023".
  const words = [said, display].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const claim = new RegExp(`(?<![\\w.,])(?:${words})(?![\\w]|[.,]\\d)`);
  return ({ value }) =>
    value.split(/(?<=[.!?])\s/).flatMap((sentence) => {
      const named = publicationLists.filter(({ jurisdiction }) => sentence.includes(jurisdiction));
      const held = publications
        .filter(({ list }) => named.some(({ id }) => id === list))
        .reduce((sum, { cases }) => sum + cases, 0);
      if (!claim.test(sentence) || named.length === 0 || isEnough(held)) return [];
      const countries = named.map(({ jurisdiction }) => jurisdiction).join(' and ');
      return `says "${said}" of ${countries}, whose publications hold ${held} cases; name all that are counted, or none`;
    });
}

/** "over 200k" is 200,000, "about 1.5 million" 1,500,000. */
function numberIn(words: string): number {
  const [, digits = '', unit = ''] = /([\d.,]*\d)\s*(k|thousand|m|million)?\b/i.exec(words) ?? [];
  const times = /^(k|thousand)$/i.test(unit) ? 1e3 : /^(m|million)$/i.test(unit) ? 1e6 : 1;
  return Number(digits.replaceAll(',', '')) * times;
}
