import { wordsOf } from '../../components/publications/browse/search/words';
import { searchTerms } from '../../content/search-terms';
import type { Problem } from '../../lib/problem';

/** Lines of content/search-terms.ts that do not say what their writer meant; the type of a line is the compiler's to check. */
export function searchTermProblems(lines: ReadonlyArray<readonly string[]> = searchTerms): Problem[] {
  const known = new Map<string, { term: string; line: number }>();
  return lines.flatMap((terms, line) =>
    terms.flatMap((term, place) => {
      const problem = (message: string): Problem[] => [
        { file: 'content/search-terms.ts', field: `searchTerms[${line}][${place}]`, message },
      ];
      const words = wordsOf(term);
      if (term.trim() === '') return problem('is empty; allowed are words that readers type');
      if (words.every(({ isCommon }) => isCommon))
        return problem(`"${term}" has only words that the search passes over, such as "of" and "the"`);
      const form = words.map(({ stem }) => stem).join(' ');
      const other = known.get(form);
      if (!other) {
        known.set(form, { term, line });
        return [];
      }
      return problem(
        other.line === line
          ? `"${term}" is the same to the search as "${other.term}" beside it; capitals, hyphens and plurals need no word of their own`
          : `"${term}" stands in searchTerms[${other.line}] already; words with one meaning belong in one line`,
      );
    }),
  );
}
