import { useCallback, useEffect } from 'react';
import { firstChoices } from 'tenth-lining';
import { numberFile } from './number-file';
import { type GivenFile, nextFileToNumber, type PlacedFile, placeFiles, withFirstPageNumber } from './record';
import { loadChoices, saveChoices } from './saved-choices';
import type { NumberingJob } from './use-numbering-job';
import { isFullyRead } from './work-state';

export type RecordControls = ReturnType<typeof useRecord>;

const withSavedChoices = (files: readonly File[]): Promise<GivenFile[]> =>
  Promise.all(files.map(async (file) => ({ file, choices: await loadChoices(file) })));

/**
 * The files of a visit. One is active: shown, and corrected. The others are numbered in the background, one at a time, once
 * their first page number is known, and again when it changes.
 */
export function useRecord(engineAddress: string, { state, open, dispatch }: NumberingJob) {
  const { files, work, opening } = state;
  const placedFiles = placeFiles(files);
  const active = placedFiles.find(({ file }) => file.file === work?.file);
  const isRecord = files.length > 1;

  const { file: opened, choices, isEdited } = work ?? {};
  useEffect(() => {
    if (opened && choices && isEdited) void saveChoices(opened, isRecord ? withFirstPageNumber(choices, 1) : choices);
  }, [opened, choices, isEdited, isRecord]);

  const isFree = isRecord && opening === undefined && (!work || isFullyRead(work));
  const next = isFree ? nextFileToNumber(placedFiles, active) : undefined;
  const { id, file, choices: nextChoices, password } = next?.file ?? {};
  const first = next?.first;
  useEffect(() => {
    if (id === undefined || !file || !nextChoices || first === undefined) return;
    return numberFile(engineAddress, { file, choices: nextChoices, password, first }, (update) =>
      dispatch({ type: 'fileUpdated', id, update }),
    );
  }, [engineAddress, dispatch, id, file, nextChoices, password, first]);

  return {
    placedFiles,
    active,
    /** replaces all files and opens the first; a single file replaces them once it has opened */
    replaceFiles: useCallback(
      async (chosen: readonly File[]) => {
        const given = await withSavedChoices(chosen);
        const [first] = given;
        const onlyFile = given.length === 1 ? first : undefined;
        if (!onlyFile) dispatch({ type: 'replaced', files: given });
        if (first) open({ file: first.file, choices: first.choices ?? firstChoices, onlyFile });
      },
      [open, dispatch],
    ),
    addFiles: useCallback(
      async (chosen: readonly File[]) => dispatch({ type: 'added', files: await withSavedChoices(chosen) }),
      [dispatch],
    ),
    openFile: ({ file: { file, choices, password }, first = 1 }: PlacedFile) =>
      open({ file, choices: withFirstPageNumber(choices, first), password }),
  };
}
