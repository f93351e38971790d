import { claims } from '../../content/claims';
import type { Claim } from '../../content/types';

/** Figures that the counter of the page for lawyers counts in thousands. */
const counted = 'documents';

/**
 * Claims whose number is not the one that is printed, or that cannot be counted up to.
 *
 * @returns sentences "content/claims.ts: claims.documents.said: …"
 */
export function claimProblems(all: Record<string, Claim> = claims): string[] {
  return Object.entries(all).flatMap(([name, claim]) => {
    const field = `content/claims.ts: claims.${name}`;
    const { value } = claim;
    const printed = (['display', 'said'] as const)
      .filter((part) => numberIn(claim[part]) !== value)
      .map((part) => `${field}.${part}: says "${claim[part]}", but the value is ${value}`);
    const isCountable = name !== counted || (value >= 1000 && value % 1000 === 0);
    return isCountable
      ? printed
      : [
          ...printed,
          `${field}.value: is ${value}; allowed are whole thousands, which the page for lawyers counts up to`,
        ];
  });
}

/** "over 200k" is 200,000, "about 1.5 million" 1,500,000. */
function numberIn(words: string): number {
  const [, digits = '', unit = ''] = /([\d.,]*\d)\s*(k|thousand|m|million)?\b/i.exec(words) ?? [];
  const times = /^(k|thousand)$/i.test(unit) ? 1e3 : /^(m|million)$/i.test(unit) ? 1e6 : 1;
  return Number(digits.replaceAll(',', '')) * times;
}
