import { contrast } from '../../lib/contrast';
import { type Problem, problemsOf } from '../../lib/problem';
import { colors, textPairs } from '../../tailwind.config';

/** WCAG 2.2: 1.4.3 for words, 1.4.11 for the border of a control against what lies beside it. */
const least = { words: 4.5, borders: 3 } as const;
const borderPairs = [
  ['edge', 'paper'],
  ['edge', 'card'],
  ['teal', 'paper'],
  ['teal-pale', 'ink'],
] as const;
const keywords = ['transparent', 'currentColor'];

type Colours = Readonly<Record<string, string>>;

/** Colours of tailwind.config.ts that are none, and pairs of them that cannot be read or seen. */
export function tokenProblems(all: Colours = colors): Problem[] {
  const problem = problemsOf('tailwind.config.ts', 'colors.');
  const isColour = (name: string) => /^#[\da-f]{6}$/i.test(all[name] ?? '');
  const wrong = Object.entries(all)
    .filter(([name, value]) => !keywords.includes(value) && !isColour(name))
    .map(([name, value]) =>
      problem(name, `"${value}" is not a colour; allowed is # and six hex digits, such as #2B6470`),
    );
  const faint = (pairs: ReadonlyArray<readonly [string, string]>, kind: keyof typeof least, verb: string) =>
    pairs.flatMap(([one, other]) => {
      if (!isColour(one) || !isColour(other)) return [];
      const ratio = contrast(all[one] ?? '', all[other] ?? '');
      if (ratio >= least[kind]) return [];
      const said = `stands ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 against ${other}; ${kind} need ${least[kind]}:1 to be ${verb}`;
      return [problem(one, `${said}, so make one of them darker or lighter`)];
    });
  return [...wrong, ...faint(textPairs, 'words', 'read'), ...faint(borderPairs, 'borders', 'seen')];
}
