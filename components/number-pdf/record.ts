import { type Choices, firstChoices, firstPageNumbers, numberedNames, type Problem } from 'tenth-lining';

/** A file of a record: several files that are numbered as one. */
export type RecordFile = {
  id: number;
  file: File;
  /** without its first page number, which follows from the files before it */
  choices: Choices;
  /** a first page number set by the reader; the files after it go on from there */
  startsAt?: number;
  password?: string;
  /** undefined until it was opened */
  pages?: number;
  /** number of pages to check; undefined until all were read */
  doubtful?: number;
  problem?: Problem;
  /** its choices were saved on an earlier visit */
  isRestored?: boolean;
  /** the numbered file, with the choices and first page number that it was made with */
  numbered?: { file: Blob; choices: Choices; first: number };
};

/** A file with the number of its first page, once known, and the name it is downloaded under. */
export type PlacedFile = { file: RecordFile; first?: number; name: string };

export type FileUpdate = Partial<Omit<RecordFile, 'id' | 'file'>>;

export type GivenFile = { file: File; choices?: Choices };

export type RecordAction =
  | { type: 'added'; files: readonly GivenFile[] }
  | { type: 'replaced'; files: readonly GivenFile[] }
  | { type: 'moved'; id: number; to: number }
  | { type: 'removed'; id: number }
  | { type: 'fileUpdated'; id: number; update: FileUpdate };

export function recordReducer(files: readonly RecordFile[], action: RecordAction): readonly RecordFile[] {
  switch (action.type) {
    case 'added':
    case 'replaced': {
      const first = files.length === 1 ? files[0] : undefined;
      // A single file keeps the first page number that was set for it.
      const before = first ? [{ ...first, startsAt: first.choices.pageNumbers?.first }] : files;
      const others = action.type === 'replaced' ? [] : before;
      const shared = others[0]?.choices ?? action.files[0]?.choices ?? firstChoices;
      const nextId = Math.max(0, ...files.map(({ id }) => id)) + 1;
      return [...others, ...action.files.map((given, at) => newFile(nextId + at, given, shared))];
    }
    case 'removed':
      return files.filter(({ id }) => id !== action.id);
    case 'moved': {
      const others = files.filter(({ id }) => id !== action.id);
      return others.toSpliced(action.to, 0, ...files.filter(({ id }) => id === action.id));
    }
    case 'fileUpdated': {
      const { id, update } = action;
      const { choices } = update;
      return files.map((file) => {
        if (file.id === id) return { ...file, ...update };
        return choices ? { ...file, choices: withShared(file.choices, choices) } : file;
      });
    }
  }
}

const newFile = (id: number, { file, choices }: GivenFile, shared: Choices): RecordFile => ({
  id,
  file,
  choices: withShared(choices ?? firstChoices, shared),
  isRestored: choices !== undefined,
});

/** Settings that are not about single pages hold for all files. Returns the same object where none differs. */
function withShared(choices: Choices, { every, restart, countFootnotes, lineNumbers, pageNumbers }: Choices): Choices {
  const shared = { every, restart, countFootnotes, lineNumbers };
  const isSame = (Object.keys(shared) as (keyof typeof shared)[]).every((name) => choices[name] === shared[name]);
  if (isSame && (choices.pageNumbers === undefined) === (pageNumbers === undefined)) return choices;
  return { ...choices, ...shared, pageNumbers: pageNumbers && (choices.pageNumbers ?? firstChoices.pageNumbers) };
}

const renumbered = new WeakMap<Choices, Choices>();

/**
 * Choices with another first page number. Equal arguments give the same object: React may run a reducer twice, and a new
 * object would start the numbering again each time.
 */
export function withFirstPageNumber(choices: Choices, first: number): Choices {
  if (!choices.pageNumbers || choices.pageNumbers.first === first) return choices;
  const last = renumbered.get(choices);
  if (last?.pageNumbers?.first === first) return last;
  const next = { ...choices, pageNumbers: { ...choices.pageNumbers, first } };
  renumbered.set(choices, next);
  return next;
}

/** Whether the numbered file was made with the choices and the first page number that hold now. */
export const isUpToDate = ({ numbered, choices }: RecordFile, first: number | undefined): boolean =>
  numbered?.choices === choices && (!choices.pageNumbers || numbered.first === first);

/** The first file that is not the active one, whose first page number is known, and whose numbered file is out of date. */
export const nextFileToNumber = (placedFiles: readonly PlacedFile[], active?: PlacedFile): PlacedFile | undefined =>
  placedFiles.find(
    (each) => each !== active && each.first !== undefined && !each.file.problem && !isUpToDate(each.file, each.first),
  );

export function placeFiles(files: readonly RecordFile[]): PlacedFile[] {
  const firsts = firstPageNumbers(files);
  const names = numberedNames(files.map(({ file }) => file.name));
  return files.map((file, at) => ({ file, first: firsts[at], name: names[at] ?? '' }));
}
