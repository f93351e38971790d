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
/** What every host's rule can carry: a path of this site, in the characters of an address. */
const isPath = (path: string) => /^\/(?!\/)[\w./~%-]*$/.test(path);

/**
 * Addresses that people have and that would no longer answer: a publication that was removed or renamed has to be
 * listed in content/redirects.ts. And redirects that cannot work: from a page that exists, or to one that does not.
 */
export function addressProblems({ slugs, held = [], published, redirects, answers }: Addresses): Problem[] {
  const froms = redirects.map(({ from }) => bare(from));
  const lost = published
    .filter((slug) => !slugs.includes(slug) && !froms.includes(pageOf(slug)))
    .map((slug) => lostProblem(slug, held.includes(slug)));
  const wrong = redirects.flatMap(({ from, to }, index) => {
    const problem = problemsOf('content/redirects.ts', `redirects[${index}].`);
    const fromMessage = fromProblem(from, froms.indexOf(bare(from)) < index, answers);
    if (fromMessage) return problem('from', fromMessage);
    const toMessage = toProblem(to, froms.includes(bare(to)), answers);
    return toMessage ? problem('to', toMessage) : [];
  });
  return [...lost, ...wrong];
}

function fromProblem(from: string, isListed: boolean, answers: Addresses['answers']): string | undefined {
  if (!isPath(from)) return `"${from}" is not a path of this site; allowed is one such as "/old-page"`;
  if (answers(bare(from))) return `${from} is a page that exists`;
  return isListed ? `${from} is listed twice` : undefined;
}

function toProblem(to: string, isRedirected: boolean, answers: Addresses['answers']): string | undefined {
  if (!isPath(to.replace(/#[\w-]+$/, ''))) {
    return `"${to}" is not a page of this site; allowed is one such as "/web/publications"`;
  }
  if (isRedirected) return `${to} is itself redirected`;
  return answers(bare(to)) ? undefined : `there is no page ${to}`;
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
