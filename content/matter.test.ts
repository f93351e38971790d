import { matter } from './matter';
import { scenes } from './scenes';

const { documents } = matter;
const [objection, letter, assessment, decision, register] = documents;

/** The plain words of a drawing, without its marks. */
function words(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ');
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(words).join(' · ');
}

// The drawings of the one matter. The tribunal's summary and the bill are samples of other things.
const { 'bill-analysis': _bill, tribunal: _tribunal, permissions: _permissions, ...ofTheMatter } = scenes;
const allWords = words(ofTheMatter);

test('the days are in the order that the story needs, and fall in one year', () => {
  const days = [assessment.dated, matter.served, matter.admitted, matter.discharged, objection.dated, decision.dated];
  const times = days.map((day) => Date.parse(`${day} 2001`));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(register.dated).toBe(matter.served);
  expect(letter.dated).toBe(matter.discharged);
});

test('no page is cited that the document does not have', () => {
  for (const { letter: name, page, pages } of documents)
    expect({ name, fits: page <= pages }).toEqual({ name, fits: true });
});

test('every day and every document that a drawing names is one of the matter’s', () => {
  const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
  const days = allWords.match(new RegExp(`\\d{1,2} ${months}`, 'g')) ?? [];
  const known = [matter.served, matter.admitted, matter.discharged, ...documents.map(({ dated }) => dated)];
  expect([...new Set(days)].filter((day) => !known.includes(day as never))).toEqual([]);
  const named = [...allWords.matchAll(/Document ([A-Z])(?:, ([a-z ]+))?/g)];
  for (const [, name, title] of named) {
    const document = documents.find(({ letter: own }) => own === name);
    expect(document).toBeDefined();
    if (title) expect(document?.name.toLowerCase()).toBe(title.trim());
  }
  expect(named.length).toBeGreaterThan(0);
});

test('service rests on the register, lateness on the stamp, the reason on the letter, and the rule on its heading', () => {
  const [service, stamp, reason, rule] = scenes.chat.sources;
  expect(words(service)).toContain(
    `Document ${register.letter}, ${register.name.toLowerCase()} · page ${register.page}`,
  );
  expect(words(stamp)).toContain(`Document ${objection.letter}`);
  expect(words(stamp)).toContain(`stamp · page ${objection.page}`);
  expect(words(reason)).toContain(`Document ${letter.letter}, ${letter.name.toLowerCase()} · page ${letter.page}`);
  expect(rule?.origin).toBe('Public law');
  // What is open beside the answer is the stamped page, and the notice tells nothing that came after it was written.
  expect(stamp).toMatchObject({
    place: `page ${objection.page}`,
    page: { title: `Document ${objection.letter}`, stamp: expect.stringContaining(objection.dated) },
  });
  expect(words(stamp.page.paragraphs)).not.toMatch(/received|stamped|counter/i);
});

test('one file has one number of documents, and no letter is said to prove anything', () => {
  const counts = [...allWords.matchAll(/(\d+) documents/g)].map(([, count]) => Number(count));
  expect(counts).not.toHaveLength(0);
  expect(new Set(counts)).toEqual(new Set([documents.length]));
  expect(allWords).not.toMatch(/\bproves?\b/);
});
