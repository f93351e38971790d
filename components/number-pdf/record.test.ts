import { type Choices, firstChoices, firstPageNumbers } from 'tenth-lining';
import { type FileUpdate, type RecordAction, type RecordFile, recordReducer } from './record';

const made = (...actions: RecordAction[]) => actions.reduce(recordReducer, [] as readonly RecordFile[]);
const given = (...names: string[]) => names.map((name) => ({ file: new File([], `${name}.pdf`) }));
const added: RecordAction = { type: 'added', files: given('a', 'b', 'c') };
const told = (id: number, update: FileUpdate): RecordAction => ({ type: 'fileUpdated', id, update });

test('when a file is added, the first file keeps its first page number (R11.11)', () => {
  const alone: RecordAction[] = [
    { type: 'replaced', files: given('a') },
    told(1, { pages: 3, choices: { ...firstChoices, pageNumbers: { first: 47, from: 0 } } }),
  ];
  expect(firstPageNumbers(made(...alone, { type: 'added', files: given('b') }))).toEqual([47, 50]);
});

test('a choice for all pages applies to every file, a choice for one page only to its own file', () => {
  const choices: Choices = { ...firstChoices, every: 5, skipped: [0], pageNumbers: undefined };
  const files = made(added, told(2, { choices }));
  expect(files.map((file) => file.choices.every)).toEqual([5, 5, 5]);
  expect(files.map((file) => file.choices.skipped)).toEqual([[], [0], []]);
  expect(files.map((file) => file.choices.pageNumbers)).toEqual([undefined, undefined, undefined]);
  const later = recordReducer(files, { type: 'added', files: given('d') });
  expect(later.at(-1)?.choices).toMatchObject({ every: 5, skipped: [] });
  // A file with choices from an earlier visit keeps only those for single pages.
  const restored = { file: new File([], 'e.pdf'), choices: { ...firstChoices, every: 1 as const, makeRoom: [2] } };
  const last = recordReducer(files, { type: 'added', files: [restored] }).at(-1);
  expect(last).toMatchObject({ isRestored: true, choices: { every: 5, makeRoom: [2] } });
  // A file is numbered again only if its `choices` is another object.
  const skipped = recordReducer(files, told(2, { choices: { ...choices, skipped: [0, 1] } }));
  expect(skipped[0]?.choices).toBe(files[0]?.choices);
});
