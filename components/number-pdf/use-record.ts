import { useCallback, useEffect } from 'react';
import { firstChoices } from 'tenth-lining';
import { numberFile } from './number-file';
import { choicesFrom, type GivenFile, nextToNumber, type PlacedFile, placedFiles } from './record';
import { recalled, remember } from './remembered';
import type { JobControls } from './use-numbering-job';
import { isRead } from './work';

export type RecordControls = ReturnType<typeof useRecord>;

const withChoices = (files: readonly File[]): Promise<GivenFile[]> =>
  Promise.all(files.map(async (file) => ({ file, choices: await recalled(file) })));

/**
 * The files of a visit, and their numbers: one is shown at work, the others are numbered beside it, one at a time, once their
 * first page number is known, and again when it changes.
 */
export function useRecord(engineAddress: string, { state, open, tell }: JobControls) {
  const { files, work, opening } = state;
  const placed = placedFiles(files);
  const atWork = placed.find(({ file }) => file.file === work?.file);
  const isRecord = files.length > 1;

  const { file: opened, choices, isTouched } = work ?? {};
  useEffect(() => {
    if (opened && choices && isTouched) void remember(opened, isRecord ? choicesFrom(choices, 1) : choices);
  }, [opened, choices, isTouched, isRecord]);

  // The others, one at a time, when the one at work is read.
  const isFree = isRecord && opening === undefined && (!work || isRead(work));
  const due = isFree ? nextToNumber(placed, atWork) : undefined;
  const { id: dueId, file: dueFile, choices: dueChoices, password: duePassword } = due?.file ?? {};
  const dueFirst = due?.first;
  useEffect(() => {
    if (dueId === undefined || !dueFile || !dueChoices || dueFirst === undefined) return;
    const asked = { file: dueFile, choices: dueChoices, password: duePassword, first: dueFirst };
    return numberFile(engineAddress, asked, (told) => tell({ type: 'told', id: dueId, told }));
  }, [engineAddress, tell, dueId, dueFile, dueChoices, duePassword, dueFirst]);

  return {
    /** in their order */
    placed,
    /** the one that is shown at work */
    atWork,
    /** in the place of all that are there */
    choose: useCallback(
      async (chosen: readonly File[]) => {
        const given = await withChoices(chosen);
        const [first] = given;
        const alone = given.length === 1 ? first : undefined;
        if (!alone) tell({ type: 'replaced', files: given });
        if (first) open({ file: first.file, choices: first.choices ?? firstChoices, alone });
      },
      [open, tell],
    ),
    add: useCallback(
      async (chosen: readonly File[]) => tell({ type: 'added', files: await withChoices(chosen) }),
      [tell],
    ),
    /** shows a file at work */
    open: ({ file: { file, choices, password }, first = 1 }: PlacedFile) =>
      open({ file, choices: choicesFrom(choices, first), password }),
  };
}
