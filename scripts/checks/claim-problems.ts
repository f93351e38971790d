import { claims } from '../../content/claims';
import type { Claim } from '../../content/types';
import type { Problem } from '../../lib/problem';

/** Figures that the counter of the page for lawyers counts in thousands. */
const counted = 'documents';

/** Claims whose number is not the one that is printed, or that cannot be counted up to. */
export function claimProblems(all: Record<string, Claim> = claims): Problem[] {
  return Object.entries(all).flatMap(([name, claim]) => {
    const { value } = claim;
    const problem = (part: keyof Claim, message: string) => ({
      file: 'content/claims.ts',
      field: `claims.${name}.${part}`,
      message,
    });
    const isCountable = name !== counted || (value >= 1000 && value % 1000 === 0);
    return [
      ...(['display', 'said'] as const)
        .filter((part) => numberIn(claim[part]) !== value)
        .map((part) => problem(part, `says "${claim[part]}", but the value is ${value}`)),
      ...(isCountable
        ? []
        : [problem('value', `is ${value}; allowed are whole thousands, which the page for lawyers counts up to`)]),
    ];
  });
}

/** "over 200k" is 200,000, "about 1.5 million" 1,500,000. */
function numberIn(words: string): number {
  const [, digits = '', unit = ''] = /([\d.,]*\d)\s*(k|thousand|m|million)?\b/i.exec(words) ?? [];
  const times = /^(k|thousand)$/i.test(unit) ? 1e3 : /^(m|million)$/i.test(unit) ? 1e6 : 1;
  return Number(digits.replaceAll(',', '')) * times;
}
