import { termStems } from '../../components/publications/browse/search/meanings';
import { wordsOf } from '../../components/publications/browse/search/words';
import { searchTerms } from '../../content/search-terms';
import { subjects as ownSubjects } from '../../content/subjects';
import { type Problem, problemsOf } from '../../lib/problem';

/** Lines of content/search-terms.ts that do not say what their writer meant; the type of a line is the compiler's to check. */
export function searchTermProblems(groups = searchTerms): Problem[] {
  const ids = ownSubjects.map(({ id }) => id);
  const known = new Map<string, { term: string; place: string }>();
  return Object.entries(groups).flatMap(([subjects, meanings]) => {
    const problem = problemsOf('content/search-terms.ts');
    const group = `searchTerms['${subjects}']`;
    const strangers = subjects.split(' ').filter((id) => id && !ids.includes(id));
    const allowed = `allowed are the ids of content/subjects.ts: ${ids.join(', ')}`;
    const termProblems = meanings.flatMap((line, number) => {
      const place = `${group}[${number}]`;
      return line.split(',').flatMap((text) => {
        const term = text.trim();
        if (term === '')
          return problem(place, 'has a comma with nothing beside it; allowed are words that readers type');
        if (wordsOf(term).every(({ isCommon }) => isCommon))
          return problem(place, `"${term}" has only words that the search passes over, such as "of" and "the"`);
        const form = termStems(term).join(' ');
        const other = known.get(form);
        known.set(form, other ?? { term, place });
        if (!other) return [];
        const message =
          other.place === place
            ? `is the same to the search as "${other.term}" beside it; capitals, hyphens and plurals need no word of their own`
            : `stands in ${other.place} already; words with one meaning belong in one line`;
        return problem(place, `"${term}" ${message}`);
      });
    });
    return [...strangers.map((id) => problem(group, `"${id}" is no subject; ${allowed}`)), ...termProblems];
  });
}
