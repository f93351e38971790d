import { act, renderHook } from '@testing-library/react';
import { firstChoices, type Report, type Request, startEngine } from 'tenth-lining';
import { useNumberingJob } from './use-numbering-job';

jest.mock('tenth-lining', () => ({ ...jest.requireActual('tenth-lining'), startEngine: jest.fn() }));

const facts = { pages: 1, isEncrypted: false, mayChange: true, isSigned: false, isRepaired: false };
const read: readonly Report[] = [
  { type: 'opened', facts },
  { type: 'pages', pages: [], done: 1 },
];

const fakeEngines = () => {
  const engines: { asked: Request[]; report: (report: Report) => void }[] = [];
  jest.mocked(startEngine).mockImplementation((_, report) => {
    const asked: Request[] = [];
    engines.push({ asked, report });
    return { ask: (request) => asked.push(request), stop: () => undefined };
  });
  return engines;
};

test.each([
  ['a reader', {}, 1],
  ['one who saves data', { saveData: true }, 0],
])('for %s the engine is loaded once a file is near, or not before it is chosen (R11.8)', (_, connection, loaded) => {
  const engines = fakeEngines();
  Object.assign(navigator, { connection });
  const { result } = renderHook(() => useNumberingJob('/engine.js'));
  for (let times = 0; times < 2; times += 1) act(() => result.current.loadEngine());
  expect(engines).toHaveLength(loaded);
  act(() => result.current.open({ file: new File([], 'a.pdf'), choices: firstChoices }));
  expect(engines).toHaveLength(1);
});

// On a busy machine both reports may arrive before one render, in which only the work's file differs from the last.
test('a short file that is chosen after another is numbered, though it opens and is read in one step', () => {
  jest.useFakeTimers();
  const engines = fakeEngines();
  const { result } = renderHook(() => useNumberingJob('/engine.js'));
  for (const name of ['first.pdf', 'second.pdf']) {
    const file = new File([], name);
    act(() => result.current.open({ file, choices: firstChoices, onlyFile: { file } }));
    act(() => {
      for (const report of read) engines.at(-1)?.report(report);
    });
    act(() => jest.runAllTimers());
    expect(engines.at(-1)?.asked).toContainEqual({ type: 'number', version: 1 });
  }
  expect(engines).toHaveLength(2);
});
