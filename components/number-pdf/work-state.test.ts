import { type Choices, firstChoices, type PageReport } from 'tenth-lining';
import { type WorkAction, type WorkState, workReducer } from './work-state';

const facts = { pages: 2, isEncrypted: false, mayChange: true, isSigned: false, isRepaired: false };
const stateAfter = (...actions: WorkAction[]): WorkState => actions.reduce(workReducer, { files: [] });
const record = new File([], 'record.PDF');
const open = (file: File, isOnlyFile = true): WorkAction[] => [
  { type: 'chosen', name: file.name },
  { type: 'opened', opened: { file, facts, choices: firstChoices }, onlyFile: isOnlyFile ? { file } : undefined },
];
const opened = open(record);
const page = (index: number) => ({ index, doubts: [] }) as Partial<PageReport> as PageReport;

const choose = (changed: Partial<Choices>): WorkAction => ({
  type: 'choicesChanged',
  choices: { ...firstChoices, ...changed },
});
const five = choose({ every: 5 });
const file = new Blob();
const numbered = (version: number): WorkAction => ({ type: 'numbered', file, url: 'blob:1', version, isCopy: false });
const heard = (...pages: PageReport[]): WorkAction => ({ type: 'reported', report: { type: 'pages', pages, done: 2 } });
const read = heard(page(0), { ...page(1), doubts: ['no-text'] });

test('cancelling while a second file opens keeps the first; cancelling again leaves none', () => {
  expect(stateAfter(...opened, { type: 'chosen', name: 'b' }, { type: 'cancelled' }).work?.file).toBe(record);
  expect(stateAfter(...opened, { type: 'cancelled' })).toEqual({ files: [], wasCancelled: true });
});

test('a slow page is reported until the file is open', () => {
  const [chosen, ...rest] = opened as [WorkAction, ...WorkAction[]];
  const slow: WorkAction = { type: 'reported', report: { type: 'busy', page: 2 } };
  expect(stateAfter(chosen, slow, ...rest).busyPage).toBeUndefined();
});

const other = new File([], 'b.pdf');
const added: WorkAction = { type: 'added', files: [{ file: other }] };

test('cancelling while a file is read keeps the record if another file is numbered already', () => {
  const reading = [added, ...open(other, false), { type: 'cancelled' } as const];
  expect(stateAfter(...opened, read, numbered(1), ...reading)).toMatchObject({
    files: [{ file: record }, { file: other }],
  });
  expect(stateAfter(...opened, ...reading)).toEqual({ files: [], wasCancelled: true });
});

test('a file that cannot be opened or written has its problem until that is solved', () => {
  const failed: WorkAction = { type: 'failed', file: other, problem: 'password-needed' };
  expect(stateAfter(...opened, added, failed).files).toMatchObject([{}, { problem: 'password-needed' }]);
  expect(stateAfter(...opened, added, failed, ...open(other, false)).files[1]?.problem).toBeUndefined();
  const unwritten = stateAfter(...opened, { type: 'failed', problem: 'cannot-write' });
  expect(unwritten.files).toMatchObject([{ problem: 'cannot-write' }]);
  expect(workReducer(unwritten, five).files[0]?.problem).toBeUndefined();
});

test('a choice for one file of a record applies to all; its first page number follows from the files before it', () => {
  const moved = [added, ...open(other, false), choose({ every: 5, pageNumbers: { first: 3, from: 0 } })];
  const { work, files } = stateAfter(...opened, ...moved);
  expect(files.map(({ choices }) => choices.every)).toEqual([5, 5]);
  expect(work?.choices.pageNumbers).toEqual({ first: 3, from: 0 });
  // Undo keeps the first page number, because it follows from the files before.
  const undone = stateAfter(...opened, ...moved, { type: 'undone' });
  expect(undone.work?.choices).toEqual({ ...firstChoices, pageNumbers: { first: 3, from: 0 } });
  expect(undone.work?.history).toEqual([]);
});

test('a file keeps a first page number that the reader has set', () => {
  const { work, files } = stateAfter(...opened, added, choose({ pageNumbers: { first: 7, from: 0 } }));
  expect(files.map(({ startsAt }) => startsAt)).toEqual([7, undefined]);
  expect(work?.choices.pageNumbers?.first).toBe(7);
});
