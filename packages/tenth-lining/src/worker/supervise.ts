import type { Problem, Report, Request, Sign } from './messages';
import type { ReadPage } from './read-lines';

export type Engine<Handle = Blob> = { ask: (request: Request<Handle>) => void; stop: () => void };

/** Starts a worker with the engine (engine.ts); it hears what that says, and 'engine-failed' when it cannot be had or has stopped. */
export type StartWorker<Handle = Blob> = (hear: (message: Report<Handle> | Sign) => void) => Engine<Handle>;

// Seconds that a page may take; how much longer a whole file may, to be opened or copied; and when it is said that a page is at
// work still. After a page that took too long the next ones have less: a file of such pages must come to its end too.
const [mostSeconds, leastSeconds, timesForFile, longSeconds] = [10, 3, 12, 2];

/**
 * Keeps watch over a worker. PDFium cannot be interrupted: where a page takes too long or too much memory, or stops PDFium, the
 * worker is ended, and another one started that is not given that page; one that was refused memory is given once more.
 */
export function supervise<Handle = Blob>(
  start: StartWorker<Handle>,
  onReport: (report: Report<Handle>) => void,
  seconds = mostSeconds,
): Engine<Handle> {
  let worker: Engine<Handle> | undefined;
  let opening: Extract<Request<Handle>, { type: 'open' }> | undefined;
  let [isOpen, isAgain, most, ticks] = [false, false, 0, 0];
  let at: number | 'file' | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const skippedPages: number[] = [];
  const refused = new Set<number>();
  let known: ReadPage[] = [];
  const waiting = new Map<string, Request<Handle>>();

  // Ticks are counted, and not the clock: a machine that was asleep has not worked.
  const tick = () => {
    ticks += 1;
    const allowed = Math.max(Math.min(leastSeconds, seconds), seconds / 2 ** skippedPages.length);
    if (at !== 'file' && ticks === longSeconds) onReport({ type: 'busy', page: at });
    if (ticks > allowed * (at === 'file' ? timesForFile : 1)) fail('engine-failed');
  };
  const watch = (page?: number | 'file') => {
    if (at !== 'file' && ticks >= longSeconds) onReport({ type: 'busy' });
    [at, ticks] = [page, 0];
    if (page !== undefined) timer ??= setInterval(tick, 1000);
    else if (timer) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const end = () => {
    watch();
    worker?.stop();
    worker = undefined;
  };

  const fail = (problem: Problem): void => {
    const page = at;
    const isStopped = problem === 'engine-failed' || problem === 'too-large';
    watch();
    if (!isStopped || page === undefined || !opening) onReport({ type: 'problem', problem });
    else if (page === 'file') {
      // No page is to blame, and it would end so again.
      end();
      onReport({ type: 'problem', problem: isOpen ? 'cannot-write' : 'damaged' });
    } else {
      end();
      // What was refused memory may have been refused what the pages before it hold: it is tried by itself.
      if (problem === 'too-large' && !refused.has(page)) refused.add(page);
      else skippedPages.push(page);
      delete known[page];
      isAgain = isOpen;
      worker = start(hear);
      worker.ask({ ...opening, known, skippedPages });
    }
  };

  const hear = (message: Report<Handle> | Sign): void => {
    if (message.type === 'at') watch(message.page);
    else if (message.type === 'read') known[message.page.lines.index] = message.page;
    else if (message.type === 'problem') fail(message.problem);
    else if (message.type === 'opened' && isAgain) {
      isAgain = false;
      for (const request of waiting.values()) worker?.ask(request);
      waiting.delete('choose');
    } else {
      if (message.type === 'opened') isOpen = true;
      if (message.type === 'pages') most = Math.max(most, message.done);
      waiting.delete(nameOf(message));
      onReport(message.type === 'pages' ? { ...message, done: most } : message);
    }
  };

  worker = start(hear);
  return {
    ask: (request) => {
      if (request.type === 'open') {
        opening = request;
        known = [];
      } else if (request.type === 'choose') {
        if (opening) opening = { ...opening, choices: request.choices };
        // What is being written by other choices is not wanted any more.
        waiting.delete('number');
        if (isAgain) waiting.set('choose', request);
      } else if (request.type !== 'archive') waiting.set(nameOf(request), request);
      if (!isAgain) worker?.ask(request);
    },
    stop: end,
  };
}

const answers: Partial<Record<string, Request['type']>> = { drawn: 'draw', numbered: 'number' };

/** What a request and its answer have in common. */
const nameOf = (message: Request<unknown> | Report<unknown>): string =>
  [
    answers[message.type] ?? message.type,
    ...('index' in message ? [message.index] : []),
    ...('width' in message ? [message.width] : []),
  ].join(' ');
