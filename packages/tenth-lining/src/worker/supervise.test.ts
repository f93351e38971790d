import { firstChoices, type Report, type Request, type Sign } from './messages';
import { supervise } from './supervise';

test('a page that runs out of memory is tried once more, one that stops PDFium is not (R11.6)', () => {
  const asked: Request[] = [];
  let hear: (message: Report | Sign) => void = () => undefined;
  const engine = supervise(
    (told) => {
      hear = told;
      return { ask: (request) => asked.push(structuredClone(request)), stop: () => undefined };
    },
    () => undefined,
  );
  engine.ask({ type: 'open', file: new Blob(), choices: firstChoices });
  for (const [page, problem] of [
    [1, 'too-large'],
    [1, 'too-large'],
    [4, 'engine-failed'],
  ] as const) {
    hear({ type: 'at', page });
    hear({ type: 'problem', problem });
  }
  engine.stop();
  expect(asked.map((request) => request.type === 'open' && request.skippedPages)).toEqual([undefined, [], [1], [1, 4]]);
});
