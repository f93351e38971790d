import { type Problem, problemsOf } from '../../lib/problem';

type Addresses = {
  /** of the publications that are out */
  slugs: readonly string[];
  /** of drafts, and of those that wait for their day */
  held?: readonly string[];
  /** every slug that was ever built, from content/published-slugs.json */
  published: readonly string[];
  redirects: ReadonlyArray<{ from: string; to: string }>;
  /** whether the site answers a path, written without its trailing slash */
  answers: (path: string) => boolean;
};

const pageOf = (slug: string) => `/web/publications/${slug}`;
/** A path as it is compared: without query, hash and trailing slash. */
export const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
/**
 * Addresses that people have and that would no longer answer: a publication that was removed or renamed has to be
 * listed in content/redirects.ts. And redirects from a page that exists.
 */
export function addressProblems({ slugs, held = [], published, redirects, answers }: Addresses): Problem[] {
  const movedFrom = redirects.map(({ from }) => bare(from));
  const problem = problemsOf('content/redirects.ts');
  return [
    ...published
      .filter((slug) => !slugs.includes(slug) && !movedFrom.includes(pageOf(slug)))
      .map((slug) => lostProblem(slug, held.includes(slug))),
    ...movedFrom.flatMap((path, index) =>
      answers(path)
        ? [problem(`redirects[${index}].from`, `${path} is a page that exists`)]
        : movedFrom.indexOf(path) < index
          ? [problem(`redirects[${index}].from`, `${path} leads elsewhere already`)]
          : [],
    ),
  ];
}

function lostProblem(slug: string, isHeld: boolean): Problem {
  const [, subject] = /^subjects\/(.*)/.exec(slug) ?? [];
  if (subject) {
    const message = `"${subject}" was published and is gone; bring it back, or send its readers on in content/redirects.ts`;
    return { file: 'content/subjects.ts', field: 'id', message };
  }
  const message = isHeld
    ? 'was published, and its readers would find nothing; take "draft" out, or send them on in content/redirects.ts'
    : `was published and is gone; bring it back, or run "npm run publication -- --remove ${slug}", which sends its readers on`;
  return { file: `content/publications/${slug}.md`, field: 'file name', message };
}
