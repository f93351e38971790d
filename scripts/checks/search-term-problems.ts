import { termStems, wordsOf } from '../../components/publications/browse/search/words';
import { searchTerms } from '../../content/search-terms';
import { subjects as ownSubjects } from '../../content/subjects';
import { type Problem, problemsOf } from '../../lib/problem';

/** Lines of content/search-terms.ts that do not say what their writer meant; the type of a line is the compiler's to check. */
export function searchTermProblems(groups = searchTerms): Problem[] {
  const ids = ownSubjects.map(({ id }) => id);
  const known = new Map<string, { term: string; place: string }>();
  return groups.flatMap(({ subjects, meanings }, group) => {
    const problem = problemsOf('content/search-terms.ts', `searchTerms[${group}].`);
    const strangers = subjects.filter((id) => !ids.includes(id));
    const termProblems = meanings.flatMap((line, number) =>
      line.split(',').flatMap((text): Problem[] => {
        const place = `meanings[${number}]`;
        const term = text.trim();
        if (term === '')
          return [problem(place, 'has a comma with nothing beside it; allowed are words that readers type')];
        if (wordsOf(term).every(({ isCommon }) => isCommon))
          return [problem(place, `"${term}" has only words that the search passes over, such as "of" and "the"`)];
        const form = termStems(term).join(' ');
        const other = known.get(form);
        if (!other) {
          known.set(form, { term, place: `searchTerms[${group}].${place}` });
          return [];
        }
        const isBeside = other.place === `searchTerms[${group}].${place}`;
        return [
          problem(
            place,
            isBeside
              ? `"${term}" is the same to the search as "${other.term}" beside it; capitals, hyphens and plurals need no word of their own`
              : `"${term}" stands in ${other.place} already; words with one meaning belong in one line`,
          ),
        ];
      }),
    );
    return [
      ...strangers.map((id) =>
        problem('subjects', `"${id}" is no subject; allowed are the ids of content/subjects.ts: ${ids.join(', ')}`),
      ),
      ...termProblems,
    ];
  });
}
