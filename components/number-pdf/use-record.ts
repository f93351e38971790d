import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Choices, firstChoices } from '@/tenth-lining/worker/messages';
import { numberFile } from './number-file';
import { choicesFrom, firstPageNumbers, type GivenFile, nextRecord, nextToNumber, type RecordFile } from './record';
import { recalled, remember } from './remembered';
import type { JobControls } from './use-numbering-job';

export type RecordControls = {
  /** in their order */
  files: readonly RecordFile[];
  /** the one that is shown at work */
  atWork?: RecordFile;
  /** in the place of all that are there */
  choose: (files: readonly File[]) => void;
  add: (files: readonly File[]) => void;
  move: (id: number, to: number) => void;
  remove: (id: number) => void;
  /** shows a file at work */
  open: (file: RecordFile) => void;
  change: (choices: Choices) => void;
  /** the choices of an earlier visit go, from the file at work and from the device */
  forget: () => void;
};

const withChoices = (files: readonly File[]): Promise<GivenFile[]> =>
  Promise.all(files.map(async (file) => ({ file, choices: await recalled(file) })));

/**
 * The files of a visit, and their numbers: one is shown at work, the others are numbered beside it, one at a time, once their
 * first page number is known, and again when it changes.
 */
export function useRecord(engineAddress: string, job: JobControls): RecordControls {
  const [files, tell] = useReducer(nextRecord, []);
  const alone = useRef<readonly GivenFile[]>(undefined);
  const { work, problem, opening, wasCancelled } = job.state;
  const { choose: show, change, goOnAt } = job;
  const atWork = files.find(({ file }) => file === work?.file);
  const firstOf = (file: RecordFile) => firstPageNumbers(files)[files.indexOf(file)];
  const isRecord = files.length > 1;
  const isRead = work !== undefined && work.done === work.facts.pages;

  // One file that is chosen takes the place of what is there once it has really opened.
  const opened = work?.file;
  useEffect(() => {
    if (!opened || alone.current?.[0]?.file !== opened) return;
    tell({ type: 'replaced', files: alone.current });
    alone.current = undefined;
  }, [opened]);

  // What the file at work has become.
  const id = atWork?.id;
  const { choices, facts, password } = work ?? {};
  // Not the result, which is worked out anew, as long as reports wait behind it: each would be told again, and none come through.
  const numberedFile = work?.result?.file;
  const doubtful = isRead ? work.pages.filter(({ doubts }) => doubts.length > 0).length : undefined;
  useEffect(() => {
    if (id === undefined || !choices || !facts) return;
    const first = choices.pageNumbers?.first ?? 1;
    const numbered = numberedFile && { file: numberedFile, choices, first };
    tell({ type: 'told', id, told: { choices, numbered, doubtful, password, pages: facts.pages, problem: undefined } });
  }, [id, choices, facts, numberedFile, doubtful, password]);
  const failed = files.find((each) => each.file === problem?.file)?.id;
  useEffect(() => {
    if (failed !== undefined && problem) tell({ type: 'told', id: failed, told: { problem: problem.problem } });
  }, [failed, problem]);
  useEffect(() => {
    if (wasCancelled) tell({ type: 'replaced', files: [] });
  }, [wasCancelled]);

  // Where it begins, the files before it say; of one file the reader alone does.
  const first = atWork && firstOf(atWork);
  const begins = choices?.pageNumbers?.first;
  useEffect(() => {
    if (isRecord && first !== undefined && begins !== undefined && begins !== first) goOnAt(first);
  }, [isRecord, first, begins, goOnAt]);

  const isTouched = work?.isTouched;
  useEffect(() => {
    if (opened && choices && isTouched) void remember(opened, isRecord ? choicesFrom(choices, 1) : choices);
  }, [opened, choices, isTouched, isRecord]);

  // The others, one at a time, when the one at work is read.
  const isFree = isRecord && opening === undefined && (!work || isRead);
  const due = isFree ? nextToNumber(files, atWork) : undefined;
  const { id: dueId, file: dueFile, choices: dueChoices, password: duePassword } = due?.file ?? {};
  const dueFirst = due?.first;
  useEffect(() => {
    if (dueId === undefined || !dueFile || !dueChoices || dueFirst === undefined) return;
    const asked = { file: dueFile, choices: dueChoices, password: duePassword, first: dueFirst };
    return numberFile(engineAddress, asked, (told) => tell({ type: 'told', id: dueId, told }));
  }, [engineAddress, dueId, dueFile, dueChoices, duePassword, dueFirst]);

  return {
    files,
    atWork,
    choose: useCallback(
      async (chosen) => {
        const given = await withChoices(chosen);
        alone.current = given.length === 1 ? given : undefined;
        if (!alone.current) tell({ type: 'replaced', files: given });
        if (given[0]) show(given[0].file, given[0].choices);
      },
      [show],
    ),
    add: useCallback(async (chosen) => tell({ type: 'added', files: await withChoices(chosen) }), []),
    move: (moved, to) => tell({ type: 'moved', id: moved, to }),
    remove: (removed) => tell({ type: 'removed', id: removed }),
    open: (shown) => show(shown.file, choicesFrom(shown.choices, firstOf(shown) ?? 1), shown.password),
    change: (next) => {
      const start = next.pageNumbers?.first;
      if (!isRecord || id === undefined || begins === undefined || start === undefined || start === begins)
        change(next);
      else tell({ type: 'told', id, told: { startsAt: start } });
    },
    forget: () => {
      if (id !== undefined) tell({ type: 'told', id, told: { isRecalled: false } });
      change(choicesFrom(firstChoices, begins ?? 1));
    },
  };
}
