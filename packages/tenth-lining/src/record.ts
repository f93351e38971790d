import type { Choices } from './worker/messages';
import { fileNames } from './write/file-name';

/** What the page numbers of a record depend on: of each of its files. */
type FileOfRecord = {
  choices: Pick<Choices, 'pageNumbers'>;
  /** the first page number, where it does not go on from the file before */
  startsAt?: number;
  /** how many it has, once it was opened */
  pages?: number;
  problem?: string;
};

/** The number that each file's first page gets; undefined for a file before which one has not been opened yet. */
export function firstPageNumbers(files: readonly FileOfRecord[]): (number | undefined)[] {
  let next: number | undefined = 1;
  return files.map(({ choices: { pageNumbers }, startsAt, pages, problem }) => {
    const first: number | undefined = startsAt ?? next;
    const isKnown = first !== undefined && pages !== undefined;
    if (problem === undefined) next = isKnown ? first + Math.max(0, pages - (pageNumbers?.from ?? 0)) : undefined;
    return first;
  });
}

export const numberedNames = (names: readonly string[]): string[] =>
  fileNames(names.map((name) => name.replace(/(-numbered)?(\.pdf)?$/i, '-numbered.pdf')));
