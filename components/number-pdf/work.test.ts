import { firstChoices, type PageReport } from '@/tenth-lining/worker/messages';
import { isUnsaved, nextState, type Work, type WorkAction, type WorkState, waitingPages } from './work';

const facts = { pages: 2, isEncrypted: false, mayChange: true, isSigned: false, isRepaired: false };
const after = (...actions: WorkAction[]): WorkState => actions.reduce(nextState, {});
const opened: WorkAction[] = [
  { type: 'chosen', name: 'record.PDF' },
  { type: 'opened', file: new File([], 'record.PDF'), facts, choices: firstChoices },
];
const page = (index: number): PageReport => ({
  index,
  width: 595,
  height: 842,
  scale: 1,
  lines: 3,
  leftOut: 0,
  numbers: [],
  doubts: [],
});

test('a file that cannot be opened leaves the one at work as it is', () => {
  const state = after(
    ...opened,
    { type: 'chosen', name: 'b' },
    { type: 'failed', file: new File([], 'b'), problem: 'not-pdf' },
  );
  expect(state).toMatchObject({ work: { name: 'record.PDF' }, problem: { name: 'b', problem: 'not-pdf' } });
  expect(state.opening).toBeUndefined();
});

test('cancelling the opening of another file keeps the one at work; cancelling that keeps nothing', () => {
  expect(after(...opened, { type: 'chosen', name: 'b' }, { type: 'cancelled' }).work?.name).toBe('record.PDF');
  expect(after(...opened, { type: 'cancelled' })).toEqual({ wasCancelled: true });
});

test('pages take their places as they come, and again when they are known better', () => {
  const heard = (...pages: PageReport[]): WorkAction => ({
    type: 'heard',
    report: { type: 'pages', pages, done: 2, total: 2 },
  });
  const { work } = after(...opened, heard(page(1)), heard(page(0), { ...page(1), lines: 4 }));
  expect(work?.pages.map(({ lines }) => lines)).toEqual([3, 4]);
  expect(work?.done).toBe(2);
});

test('a numbered file is named after its original, and taken back when something else is chosen', () => {
  const file = new Blob();
  const numbered: WorkAction = { type: 'numbered', file, url: 'blob:1', version: 1 };
  expect(after(...opened, numbered).work?.result).toEqual({ url: 'blob:1', name: 'record-numbered.pdf', file });
  const change: WorkAction = { type: 'choose', choices: { ...firstChoices, every: 5 } };
  expect(after(...opened, numbered, change).work?.result).toBeUndefined();
  expect(after(...opened, change, numbered).work?.result).toBeUndefined();
});

test('choices are taken back one by one', () => {
  const every = (value: 1 | 5): WorkAction => ({ type: 'choose', choices: { ...firstChoices, every: value } });
  const changed = after(...opened, every(5), every(1), { type: 'undo' });
  expect(changed.work?.choices.every).toBe(5);
  expect(nextState(nextState(changed, { type: 'undo' }), { type: 'undo' }).work?.choices).toEqual(firstChoices);
});

test('a page in doubt waits until somebody has looked at it; what was corrected is unsaved until it was taken', () => {
  const heard: WorkAction = {
    type: 'heard',
    report: { type: 'pages', pages: [page(0), { ...page(1), doubts: ['no-text'] }], done: 2, total: 2 },
  };
  const waiting = (...actions: WorkAction[]) => waitingPages(after(...opened, heard, ...actions).work as Work);
  expect(waiting()).toEqual([1]);
  expect(waiting({ type: 'look', index: 1 })).toEqual([]);
  const unsaved = (...actions: WorkAction[]) => isUnsaved(after(...opened, ...actions).work as Work);
  const change: WorkAction = { type: 'choose', choices: { ...firstChoices, every: 5 } };
  const numbered: WorkAction = { type: 'numbered', file: new Blob(), url: 'blob:1', version: 2 };
  expect([unsaved(), unsaved(change), unsaved(change, numbered, { type: 'saved' })]).toEqual([false, true, false]);
  expect(unsaved(change, numbered, { type: 'saved' }, change)).toBe(true);
});

test('the page number that the files before it give is no choice, and not taken back', () => {
  const change: WorkAction = { type: 'choose', choices: { ...firstChoices, every: 5 } };
  const { work } = after(...opened, change, { type: 'goesOnAt', first: 31 }, { type: 'undo' });
  expect(work?.choices).toEqual({ ...firstChoices, pageNumbers: { first: 31, from: 0 } });
  expect(work?.past).toEqual([]);
});
