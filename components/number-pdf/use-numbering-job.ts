import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Choices, type Engine, isLocked, type Report, startEngine } from 'tenth-lining';
import type { GivenFile } from './record';
import { hasUnsavedChoices, isFullyRead, workReducer } from './work-state';

type Opening = {
  engine: Engine;
  file: File;
  choices: Choices;
  password?: string;
  /** replaces all files once it has opened */
  onlyFile?: GivenFile;
};

export type NumberingJob = ReturnType<typeof useNumberingJob>;

// Choices come in bursts, for example while an arrow key is held down; the file is written when none has come for so long.
const writeDelayMs = 400;

/**
 * Opens, reads and numbers a file. Each file has a worker of its own, which ends when another file has opened or when the
 * reader cancels.
 */
export function useNumberingJob(engineAddress: string) {
  const [state, dispatch] = useReducer(workReducer, { files: [] });
  const spare = useRef<Engine>(undefined);
  const opening = useRef<Opening>(undefined);
  const current = useRef<Engine>(undefined);
  const pendingPictures = useRef(new Map<string, (picture: ImageBitmap) => void>());
  const numberedUrl = useRef<string>(undefined);
  const originalUrl = useRef<string>(undefined);

  const handleReport = useCallback((engine: Engine, report: Report) => {
    if (engine === spare.current && report.type === 'problem') spare.current = undefined;
    if (report.type === 'busy') {
      if (engine === (opening.current?.engine ?? current.current)) dispatch({ type: 'reported', report });
      return;
    }
    if (engine === opening.current?.engine) {
      const { file, choices, password, onlyFile } = opening.current;
      if (report.type === 'problem') {
        // The worker of a locked file waits for its password.
        if (!isLocked(report.problem)) opening.current = stopped(opening.current);
        dispatch({ type: 'failed', file, problem: report.problem });
      }
      if (report.type === 'opened') {
        current.current?.stop();
        [current.current, opening.current] = [engine, undefined];
        pendingPictures.current.clear();
        const { facts, before } = report;
        const original = before === undefined ? undefined : file.slice(0, before, 'application/pdf');
        const opened = { file, choices, password, facts, originalUrl: original && renewUrl(originalUrl, original) };
        dispatch({ type: 'opened', opened, onlyFile });
      }
      return;
    }
    if (engine !== current.current) return;
    if (report.type === 'drawn') pendingPictures.current.get(`${report.index} ${report.width}`)?.(report.picture);
    else if (report.type === 'numbered') {
      const { file, version, isCopy } = report;
      dispatch({ type: 'numbered', file, url: renewUrl(numberedUrl, file), version, isCopy });
    } else if (report.type === 'problem') dispatch({ type: 'failed', problem: report.problem });
    else dispatch({ type: 'reported', report });
  }, []);

  const start = useCallback((): Engine => {
    const engine: Engine = startEngine(engineAddress, (report) => handleReport(engine, report));
    return engine;
  }, [engineAddress, handleReport]);

  const loadEngine = useCallback(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!opening.current && !connection?.saveData) spare.current ??= start();
  }, [start]);

  const open = useCallback(
    (file: Omit<Opening, 'engine'>) => {
      stopped(opening.current);
      opening.current = { engine: spare.current ?? start(), ...file };
      spare.current = undefined;
      askToOpen(opening.current);
      dispatch({ type: 'chosen', name: file.file.name });
    },
    [start],
  );

  const { work } = state;
  const { version, choices } = work ?? {};
  // An id and not a boolean: the next file may be opened and read within one render.
  const readId = work && isFullyRead(work) ? work.id : undefined;
  useEffect(() => {
    if (choices && version !== undefined && version > 1) current.current?.ask({ type: 'choose', choices });
  }, [choices, version]);
  useEffect(() => {
    if (readId === undefined || version === undefined) return;
    const timer = setTimeout(() => current.current?.ask({ type: 'number', version }), version > 1 ? writeDelayMs : 0);
    return () => clearTimeout(timer);
  }, [readId, version]);
  const hasUnsaved = work !== undefined && hasUnsavedChoices(work);
  useEffect(() => {
    if (!hasUnsaved) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [hasUnsaved]);
  useEffect(
    () => () => {
      for (const engine of [spare.current, opening.current?.engine, current.current]) engine?.stop();
    },
    [],
  );

  return {
    state,
    dispatch,
    /** before a file is chosen, so that it opens sooner */
    loadEngine,
    open,
    unlock: (password: string) => {
      if (!opening.current) return;
      opening.current.password = password;
      askToOpen(opening.current);
      dispatch({ type: 'chosen', name: opening.current.file.name });
    },
    cancel: () => {
      if (opening.current) opening.current = stopped(opening.current);
      else current.current = stopped({ engine: current.current });
      dispatch({ type: 'cancelled' });
    },
    changeChoices: useCallback((choices: Choices) => dispatch({ type: 'choicesChanged', choices }), []),
    showPage: useCallback((index: number) => dispatch({ type: 'pageShown', index }), []),
    /** `width` in pixels; never resolves once another file is open */
    drawPage: useCallback((index: number, width: number): Promise<ImageBitmap> => {
      current.current?.ask({ type: 'draw', index, width });
      return new Promise((resolve) => pendingPictures.current.set(`${index} ${width}`, resolve));
    }, []),
    requestRows: useCallback((index: number) => current.current?.ask({ type: 'rows', index }), []),
  };
}

const askToOpen = ({ engine, file, choices, password }: Opening): void =>
  engine.ask({ type: 'open', file, choices, password });

function stopped(work: { engine?: Engine } | undefined): undefined {
  work?.engine?.stop();
}

/** Revokes an object URL and makes one for the next file. */
function renewUrl(url: { current?: string }, file: Blob): string {
  if (url.current) URL.revokeObjectURL(url.current);
  url.current = URL.createObjectURL(file);
  return url.current;
}
