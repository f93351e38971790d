import { wordsOf } from '@/e2e/support/words-of';
import { pageMetadata } from '@/lib/page-metadata';
import { claims } from './claims';
import { home } from './home';
import { legal } from './legal';
import type { PageMeta } from './types';

type Page = { meta: PageMeta };
const pages: ReadonlyArray<['/' | '/legal', Page]> = [
  ['/', home],
  ['/legal', legal],
];

describe.each(pages)('the words of %s', (path, page) => {
  const words = [...wordsOf(page), ...wordsOf({ ...page.meta })];

  test('fit a search result, brand included', () => {
    const { title, description } = pageMetadata(path, page.meta);
    expect(String(title).length).toBeLessThanOrEqual(60);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('print no number that is not a claim', () => {
    const claimed = Object.values(claims).flatMap(({ display, said }) => [display, said.replace(/^\D+/, '')]);
    const printed = words.flatMap((text) => text.match(/\d[\d,]*(?:k\b|\+)?/g) ?? []);
    // the sections of the Act that the practice directions are issued under (facts, tenth lining)
    const statutory = ['3'];
    expect(printed.filter((number) => !claimed.includes(number) && !statutory.includes(number))).toEqual([]);
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

test('the tenth-lining rule is stated as the practice directions, with the advice to check', () => {
  const { text, note } = legal.tenthLining;
  expect(text[0]).toContain(
    'under practice directions issued pursuant to sections 3A and 3B of the Appellate Jurisdiction Act',
  );
  expect(note).toContain('before you file');
});

test('a sentence says "over" where the specification does, and a figure says it with a plus', () => {
  for (const { value, display, said } of [claims.documents, claims.cases, claims.pages]) {
    expect([value, display, said]).toEqual([value, expect.stringMatching(/\+$/), expect.stringMatching(/^over /)]);
  }
  expect(home.hero.text).toContain('over 300,000 public legal documents');
});

test('stand-ins are marked as such: firms, voices, the award', () => {
  const standIns = [...home.firms.marks, ...home.testimonials.items, home.award];
  expect(standIns.filter(({ sample }) => !sample)).toEqual([]);
});
