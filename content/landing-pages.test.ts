import { wordsOf } from '@/e2e/support/words-of';
import { pageMetadata } from '@/lib/page-metadata';
import { claims, counted } from './claims';
import { features } from './features';
import { home } from './home';
import { legal } from './legal';
import type { PageMeta } from './types';

type Page = { meta: PageMeta };
const pages: ReadonlyArray<['/' | '/legal', Page]> = [
  ['/', home],
  ['/legal', legal],
];

describe.each(pages)('the words of %s', (path, page) => {
  // What others said is theirs, numbers included.
  const { testimonials: _, ...own } = { testimonials: undefined, ...page };
  const words = [...wordsOf(own), ...wordsOf({ ...page.meta })];

  test('fit a search result, brand included', () => {
    const { title, description } = pageMetadata(path, page.meta);
    expect(String(title).length).toBeLessThanOrEqual(60);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('print no number that is not a claim', () => {
    const claimed = Object.values(claims).flatMap(({ display, said }) => [
      display,
      display.replace('+', ''),
      said.replace(/^\D+/, ''),
    ]);
    const printed = words.flatMap((text) => text.match(/\d[\d,]*(?:k\b|\+)?/g) ?? []);
    // the sections of the Act that the practice directions are issued under (facts, tenth lining)
    const others = ['3', ...(counted.asAt.match(/\d+/g) ?? [])];
    expect(printed.filter((number) => !claimed.includes(number) && !others.includes(number))).toEqual([]);
  });

  test('leave the 800,000 figure to the search feature', () => {
    expect(words.join(' ')).not.toContain(claims.repositoryDocuments.display);
  });

  test('do not shout', () => {
    const hype =
      /unlock|seamless|revolution|cutting.edge|game.chang|empower|supercharg|leverage|world.class|effortless|—|!/i;
    expect(words.filter((text) => hype.test(text))).toEqual([]);
  });
});

test('each feature has a name and a place of its own (R1.2)', () => {
  for (const key of ['id', 'name', 'title'] as const) {
    expect(new Set(features.items.map((feature) => feature[key])).size).toBe(features.items.length);
  }
});

test('the larger figure of documents is spoken of once, by a feature (R1.4)', () => {
  expect(wordsOf(features).filter((text) => text.includes(claims.repositoryDocuments.display))).toHaveLength(1);
});

test('the tenth-lining rule is stated as the practice directions, with the advice to check', () => {
  const { text, note } = legal.tenthLining;
  expect(text[0]).toContain(
    'under practice directions issued pursuant to sections 3A and 3B of the Appellate Jurisdiction Act',
  );
  expect(note).toContain('before you file');
});

test('a sentence says "over" where the claim does (R1.3), and a figure says it with a plus', () => {
  for (const { value, display, said } of [claims.documents, claims.cases, claims.pages]) {
    expect([value, display, said]).toEqual([value, expect.stringMatching(/\+$/), expect.stringMatching(/^over /)]);
  }
});
