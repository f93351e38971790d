import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Choices, type Engine, isLocked, type Report, startEngine } from 'tenth-lining';
import type { GivenFile } from './record';
import { isRead, isUnsaved, nextState } from './work';

type Opening = {
  engine: Engine;
  file: File;
  choices: Choices;
  password?: string;
  /** it takes the place of all that are there, once it has opened */
  alone?: GivenFile;
};

export type JobControls = ReturnType<typeof useNumberingJob>;

// Choices come in bursts (an arrow key held down on a number); the file is written when they have settled.
const settling = 400;

/**
 * A file's way through the engine. Each file has a worker of its own: one that is chosen takes the other's place when it
 * has really opened, and to cancel is to end its worker, with all that it knew.
 */
export function useNumberingJob(engineAddress: string) {
  const [state, dispatch] = useReducer(nextState, { files: [] });
  const spare = useRef<Engine>(undefined);
  const opening = useRef<Opening>(undefined);
  const current = useRef<Engine>(undefined);
  const drawn = useRef(new Map<string, (picture: ImageBitmap) => void>());
  const url = useRef<string>(undefined);
  const before = useRef<string>(undefined);

  const hear = useCallback((engine: Engine, report: Report) => {
    if (engine === spare.current && report.type === 'problem') spare.current = undefined;
    if (report.type === 'busy') {
      if (engine === (opening.current?.engine ?? current.current)) dispatch({ type: 'heard', report });
      return;
    }
    if (engine === opening.current?.engine) {
      const { file, choices, password, alone } = opening.current;
      if (report.type === 'problem') {
        // A worker that asks for a password goes on with it.
        if (!isLocked(report.problem)) opening.current = stopped(opening.current);
        dispatch({ type: 'failed', file, problem: report.problem });
      }
      if (report.type === 'opened') {
        current.current?.stop();
        [current.current, opening.current] = [engine, undefined];
        drawn.current.clear();
        if (before.current) URL.revokeObjectURL(before.current);
        const part = report.before === undefined ? undefined : file.slice(0, report.before, 'application/pdf');
        before.current = part && URL.createObjectURL(part);
        const { facts } = report;
        dispatch({ type: 'opened', opened: { file, choices, password, facts, before: before.current }, alone });
      }
      return;
    }
    if (engine !== current.current) return;
    if (report.type === 'drawn') drawn.current.get(`${report.index} ${report.width}`)?.(report.picture);
    else if (report.type === 'numbered') {
      if (url.current) URL.revokeObjectURL(url.current);
      url.current = URL.createObjectURL(report.file);
      const { file, version, isCopy } = report;
      dispatch({ type: 'numbered', file, url: url.current, version, isCopy });
    } else if (report.type === 'problem') dispatch({ type: 'failed', problem: report.problem });
    // They come four times a second at most: none holds up the reader’s finger, and needs no transition.
    else dispatch({ type: 'heard', report });
  }, []);

  const start = useCallback((): Engine => {
    const engine: Engine = startEngine(engineAddress, (report) => hear(engine, report));
    return engine;
  }, [engineAddress, hear]);

  const prepare = useCallback(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!opening.current && !connection?.saveData) spare.current ??= start();
  }, [start]);

  const open = useCallback(
    (asked: Omit<Opening, 'engine'>) => {
      stopped(opening.current);
      opening.current = { engine: spare.current ?? start(), ...asked };
      spare.current = undefined;
      dispatch({ type: 'chosen', name: asked.file.name });
      ask(opening.current);
    },
    [start],
  );

  const { work } = state;
  // A short file may be opened and read in one step, after another that was read too: what counts them tells them apart.
  const whole = work && isRead(work) ? work.id : undefined;
  const version = work?.version;
  const choices = work?.choices;
  useEffect(() => {
    if (choices && version !== undefined && version > 1) current.current?.ask({ type: 'choose', choices });
  }, [choices, version]);
  useEffect(() => {
    if (whole === undefined || version === undefined) return;
    const timer = setTimeout(() => current.current?.ask({ type: 'number', version }), version > 1 ? settling : 0);
    return () => clearTimeout(timer);
  }, [whole, version]);
  const hasUnsaved = work !== undefined && isUnsaved(work);
  useEffect(() => {
    if (!hasUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [hasUnsaved]);
  useEffect(
    () => () => {
      for (const engine of [spare.current, opening.current?.engine, current.current]) engine?.stop();
    },
    [],
  );

  return {
    state,
    /** loads the engine, when a file is on its way */
    prepare,
    open,
    unlock: (password: string) => {
      if (!opening.current) return;
      dispatch({ type: 'chosen', name: opening.current.file.name });
      opening.current.password = password;
      ask(opening.current);
    },
    cancel: () => {
      if (opening.current) opening.current = stopped(opening.current);
      else current.current = stopped({ engine: current.current });
      dispatch({ type: 'cancelled' });
    },
    tell: dispatch,
    change: useCallback((choices: Choices) => dispatch({ type: 'choose', choices }), []),
    /** shows a page */
    look: useCallback((index: number) => dispatch({ type: 'look', index }), []),
    /** a picture of a page, so many pixels wide; none comes when its file is no longer the one at work */
    draw: useCallback((index: number, width: number): Promise<ImageBitmap> => {
      const engine = current.current;
      engine?.ask({ type: 'draw', index, width });
      return new Promise((resolve) => drawn.current.set(`${index} ${width}`, resolve));
    }, []),
    askRows: useCallback((index: number) => current.current?.ask({ type: 'rows', index }), []),
  };
}

const ask = ({ engine, file, choices, password }: Opening): void =>
  engine.ask({ type: 'open', file, choices, password });

function stopped(work: { engine?: Engine } | undefined): undefined {
  work?.engine?.stop();
}
