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
  ['most readers', {}, 1],
  ['readers with Save-Data', { saveData: true }, 0],
])('for %s, with %j, the engine is loaded %i times before a file is chosen (R11.8)', (_, connection, loaded) => {
  const engines = fakeEngines();
  Object.assign(navigator, { connection });
  const { result } = renderHook(() => useNumberingJob('/engine.js'));
  for (let times = 0; times < 2; times += 1) act(() => result.current.loadEngine());
  expect(engines).toHaveLength(loaded);
  act(() => result.current.open({ file: new File([], 'a.pdf'), choices: firstChoices }));
  expect(engines).toHaveLength(1);
});

// On a busy machine both reports may arrive before the next render, so the hook never sees the file being read.
test('a second short file is numbered even if it is opened and read before the next render', () => {
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
