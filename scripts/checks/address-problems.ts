import { type Problem, problemReporter } from '../../lib/problem';

type Addresses = {
  /** of the publications that are out */
  slugs: readonly string[];
  /** of drafts */
  drafts?: readonly string[];
  /** every slug that was ever published, from content/published-slugs.json */
  published: readonly string[];
  redirects: ReadonlyArray<{ from: string; to: string }>;
  /** whether the site has a page or file at a path, written without its trailing slash */
  answers: (path: string) => boolean;
};

const pageOf = (slug: string) => `/web/publications/${slug}`;
/** A path without query, hash and trailing slash. */
export const barePath = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/** Published addresses that lead nowhere now and are not in content/redirects.ts; and redirects from a page that exists. */
export function addressProblems({ slugs, drafts = [], published, redirects, answers }: Addresses): Problem[] {
  const movedFrom = redirects.map(({ from }) => barePath(from));
  const problem = problemReporter('content/redirects.ts');
  return [
    ...published
      .filter((slug) => !slugs.includes(slug) && !movedFrom.includes(pageOf(slug)))
      .map((slug) => lostProblem(slug, drafts.includes(slug))),
    ...movedFrom.flatMap((path, index) =>
      answers(path)
        ? [problem(`redirects[${index}].from`, `${path} is a page that exists`)]
        : movedFrom.indexOf(path) < index
          ? [problem(`redirects[${index}].from`, `${path} has two redirects; keep one`)]
          : [],
    ),
  ];
}

function lostProblem(slug: string, isDraft: boolean): Problem {
  const [, subject] = /^subjects\/(.*)/.exec(slug) ?? [];
  if (subject) {
    const message = `"${subject}" was published and is missing; restore it, or add a redirect in content/redirects.ts`;
    return { file: 'content/subjects.ts', field: 'id', message };
  }
  const message = isDraft
    ? 'was published and is now a draft, so its address would be a 404; remove "draft", or add a redirect in content/redirects.ts'
    : `was published and is missing; restore it, or run "npm run publication -- --remove ${slug}", which adds a redirect`;
  return { file: `content/publications/${slug}.md`, field: 'file name', message };
}
