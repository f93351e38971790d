import { missingLine, scenes } from './scenes';

const alternatives = [...Object.entries(scenes), ['missing-line', missingLine] as const];

it.each(alternatives)('%s: the text alternative tells what is shown, in 80 to 320 characters', (_name, { alt }) => {
  expect(alt).not.toMatch(/^(image|picture|screenshot|illustration|drawing) of/i);
  expect(alt.length).toBeGreaterThanOrEqual(80);
  expect(alt.length).toBeLessThanOrEqual(320);
});

it.each(Object.entries(scenes))('%s: cites no case and quotes no statute by section', (name, content) => {
  const words = JSON.stringify(content);
  expect(words).not.toMatch(/KLR|eKLR|KETAT|KECA|\[(19|20)\d\d\]/);
  // The bill's clauses are those of a sample bill; everywhere else a section number would be a claim about the law.
  if (name !== 'bill-analysis') expect(words).not.toMatch(/\bsections? \d/i);
});

it('numbers each sentence of an answer with a source that is listed', () => {
  const listed = scenes.chat.sources.map((_, index) => index + 1);
  const cited = scenes.chat.answer.flatMap((sentence) =>
    sentence.flatMap((part) => (typeof part === 'object' && 'source' in part ? [part.source] : [])),
  );
  expect(cited).toEqual(listed);
});

it('R4.12: marks a line on the page of each source, and stamps the one that lies open', () => {
  for (const { title, page } of scenes.chat.sources) {
    const marks = page.paragraphs.flatMap(({ text }) =>
      text.filter((part) => typeof part === 'object' && 'mark' in part),
    );
    expect({ title, marks: marks.length }).toEqual({ title, marks: 1 });
  }
  expect(scenes.chat.sources.map(({ page }) => Boolean(page.stamp))).toEqual([false, true, false, false]);
});
