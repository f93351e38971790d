import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePage } from '@/scripts/export/html-tree';
import { inlineHashes } from '@/scripts/export/policy/page-policy';
import { readPolicy } from '@/scripts/hosting/policy';
import { ask } from './ask';
import { assetsOf } from './next-build';

export type Visits = Awaited<ReturnType<typeof visitWhile>>;

// Bounds the visits should the deploy never end; a visit is a page with all it asks for.
const mostVisits = 400;

/**
 * Visitors who read pages, each with every hashed file it names, while something happens on the host; each makes one
 * whole visit before it begins, and goes on after it is over until all get the last build.
 *
 * @param builds folders of the builds that may be met
 * @returns how many pages were read from each of them, in their order; and what was not of one build, a line each: a page of
 *   neither, a file that is missing or another's, a refused script
 */
export async function visitWhile(
  port: number,
  { visitors, pages, builds }: { visitors: number; pages: readonly string[]; builds: readonly string[] },
  happen: () => Promise<unknown>,
) {
  const seen = builds.map(() => 0);
  const problems = new Set<string>();
  let isOver = false;

  const visit = async (page: string) => {
    const { status, header, body } = await ask(port, page, { headers: { 'accept-encoding': 'br, gzip' } });
    const own = await Promise.all(builds.map((build) => readFile(join(build, page, 'index.html'))));
    const build = own.findIndex((each) => each.equals(body));
    const folder = builds[build];
    if (status !== 200 || folder === undefined)
      return void problems.add(`${page}: ${status}, and the page of no build`);
    seen[build] = (seen[build] ?? 0) + 1;
    const allowed = readPolicy(header('content-security-policy'))['script-src'] ?? [];
    for (const hash of inlineHashes(parsePage(body.toString()), 'script')) {
      if (!allowed.includes(hash)) problems.add(`${page}: its script ${hash} is refused by the header`);
    }
    for (const asset of assetsOf(body.toString())) {
      const file = await ask(port, asset, { headers: { 'accept-encoding': 'br, gzip' } });
      if (file.status !== 200) problems.add(`${page}: ${asset} is answered ${file.status}`);
      else if (!file.body.equals(await readFile(join(folder, asset)))) problems.add(`${page}: ${asset} is another's`);
    }
  };
  const last = () => seen.at(-1) ?? 0;
  const round = () =>
    Promise.all(Array.from({ length: visitors }, (_, index) => visit(pages[index % pages.length] ?? '/')));

  await round();
  const during = Array.from({ length: visitors }, async (_, index) => {
    for (let count = 0; !isOver && count < mostVisits; count += 1)
      await visit(pages[(index + count) % pages.length] ?? '/');
  });
  await happen().finally(() => {
    isOver = true;
  });
  await Promise.all(during);
  // What nginx has open it may send for a second more (open_file_cache_valid): until a whole round is of the last build.
  for (let rounds = 0, before = Number.NaN; rounds < mostVisits && last() - before !== visitors; rounds += 1) {
    before = last();
    await round();
  }
  return { pages: seen, problems: [...problems] };
}
