import { recordLines } from './record';
import { scenes } from './scenes';

const record = recordLines.join(' ');
const row = (letter: string) => scenes.export.rows.find(([document]) => document === letter) ?? [];

test('the record, the list and the answer are of one matter: the same documents, on the same days', () => {
  const [, objection, objected] = row('A');
  const [, letter, discharged] = row('B');
  const [, register, entered, page] = row('E');
  expect([objection, letter, register]).toEqual(['Notice of objection', 'Discharge letter', 'Register, extract']);
  expect(record).toContain(`On ${entered} a notice came by messenger. I stamped it and entered it on page ${page}`);
  expect(record).toContain('of the register, now Document E.');
  expect(record).toContain(`He came back on ${objected} and opened it. The objection was written that day.`);
  expect(record).toContain('That is Document A, page 1.');

  const answer = scenes.chat.answer
    .flat()
    .map((part) => (typeof part === 'string' ? part : 'mark' in part ? part.mark : ''));
  expect(answer.join('')).toContain(`served on ${entered}`);
  expect(scenes.chat.sources.map(({ title }) => title)).toEqual(
    expect.arrayContaining([`Document A, ${objection?.toLowerCase()}`, `Document B, ${letter?.toLowerCase()}`]),
  );
  expect(JSON.stringify(scenes.search.results)).toContain(`until ${discharged}`);
  expect(JSON.stringify(scenes.wiki)).toContain(discharged);
});
