type Addresses = {
  /** of the publications that there are */
  slugs: readonly string[];
  /** every slug that was ever built, from content/published-slugs.json */
  published: readonly string[];
  redirects: ReadonlyArray<{ from: string; to: string }>;
};

const pageOf = (slug: string) => `/web/publications/${slug}`;
const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/**
 * Addresses that people have and that would no longer answer: a publication that was removed or renamed has to be
 * listed in content/redirects.ts. And redirects that cannot work: from a page that exists, or to one that does not.
 *
 * @returns sentences "file: field: what is wrong"
 */
export function addressProblems({ slugs, published, redirects }: Addresses): string[] {
  const froms = redirects.map(({ from }) => bare(from));
  const lost = published
    .filter((slug) => !slugs.includes(slug) && !froms.includes(pageOf(slug)))
    .map(
      (slug) =>
        `content/publications/${slug}.md: file name: was published and is gone; bring it back, list ${pageOf(slug)} in content/redirects.ts, or, if it never went online, take it out of content/published-slugs.json`,
    );
  const wrong = redirects.flatMap(({ from, to }, index) => {
    const field = `content/redirects.ts: redirects[${index}]`;
    const target = bare(to);
    return [
      ...(slugs.some((slug) => pageOf(slug) === bare(from)) ? [`${field}.from: ${from} is a page that exists`] : []),
      ...(froms.includes(target) ? [`${field}.to: ${to} is itself redirected`] : []),
      ...(target.startsWith('/web/publications/') && !slugs.some((slug) => pageOf(slug) === target)
        ? [`${field}.to: ${to} is not a publication's page`]
        : []),
      ...(froms.indexOf(bare(from)) < index ? [`${field}.from: ${from} is listed twice`] : []),
    ];
  });
  return [...lost, ...wrong];
}
