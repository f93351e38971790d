import { type Choices, firstChoices, firstPageNumbers, numberedNames, type Problem } from 'tenth-lining';

/** A file of a record: several files that are numbered as one. */
export type RecordFile = {
  id: number;
  file: File;
  /** all but its first page number, which the files before it give */
  choices: Choices;
  /** the first page number, where the reader has set it: page numbers go on from here */
  startsAt?: number;
  password?: string;
  /** how many it has, and how many are to be looked at: once it was opened, and once it was read */
  pages?: number;
  doubtful?: number;
  problem?: Problem;
  /** its choices are those of an earlier visit */
  isRecalled?: boolean;
  /** the numbered file, and what it was made by */
  numbered?: { file: Blob; choices: Choices; first: number };
};

/** A file in its place: the number of its first page, where that is known, and the name that it is saved under. */
export type PlacedFile = { file: RecordFile; first?: number; name: string };

/** What becomes known of a file. */
export type Told = Partial<Omit<RecordFile, 'id' | 'file'>>;

/** A file on its way into a record, with the choices of an earlier visit. */
export type GivenFile = { file: File; choices?: Choices };

export type RecordAction =
  | { type: 'added'; files: readonly GivenFile[] }
  | { type: 'replaced'; files: readonly GivenFile[] }
  | { type: 'moved'; id: number; to: number }
  | { type: 'removed'; id: number }
  | { type: 'told'; id: number; told: Told };

/** One step of a record: its files stand in its order. */
export function nextRecord(files: readonly RecordFile[], action: RecordAction): readonly RecordFile[] {
  if (action.type === 'added' || action.type === 'replaced') {
    // A file that was alone begins the record with the number that it had.
    const before = action.type === 'replaced' ? [] : files.length === 1 ? files.map(withStart) : files;
    const shared = before[0]?.choices ?? action.files[0]?.choices ?? firstChoices;
    const next = Math.max(0, ...files.map(({ id }) => id)) + 1;
    return [...before, ...action.files.map((given, at) => newFile(next + at, given, shared))];
  }
  if (action.type === 'removed') return files.filter(({ id }) => id !== action.id);
  if (action.type === 'moved') {
    const others = files.filter(({ id }) => id !== action.id);
    return others.toSpliced(action.to, 0, ...files.filter(({ id }) => id === action.id));
  }
  const { choices } = action.told;
  return files.map((file) => {
    if (file.id === action.id) return { ...file, ...action.told };
    return choices ? { ...file, choices: withShared(file.choices, choices) } : file;
  });
}

const withStart = (file: RecordFile): RecordFile => ({ ...file, startsAt: file.choices.pageNumbers?.first });

const newFile = (id: number, { file, choices }: GivenFile, shared: Choices): RecordFile => ({
  id,
  file,
  choices: withShared(choices ?? firstChoices, shared),
  isRecalled: choices !== undefined,
});

/** What is chosen for one file of a record is chosen for all, where it is not about single pages. */
function withShared(own: Choices, { every, restart, countFootnotes, lineNumbers, pageNumbers }: Choices): Choices {
  const shared = { every, restart, countFootnotes, lineNumbers };
  const isSame = (Object.keys(shared) as (keyof typeof shared)[]).every((name) => own[name] === shared[name]);
  if (isSame && (own.pageNumbers === undefined) === (pageNumbers === undefined)) return own;
  return { ...own, ...shared, pageNumbers: pageNumbers && (own.pageNumbers ?? firstChoices.pageNumbers) };
}

const made = new WeakMap<Choices, Choices>();

/**
 * Choices with the page number that they begin with in the record. The same give the same object: React works a state out anew
 * while another waits, and what looks changed each time would never come to rest.
 */
export function choicesFrom(choices: Choices, first: number): Choices {
  if (!choices.pageNumbers || choices.pageNumbers.first === first) return choices;
  const known = made.get(choices);
  if (known?.pageNumbers?.first === first) return known;
  const next = { ...choices, pageNumbers: { ...choices.pageNumbers, first } };
  made.set(choices, next);
  return next;
}

/** Whether a file's numbers are those that its choices and its place in the record ask for. */
export const isUpToDate = ({ numbered, choices }: RecordFile, first: number | undefined): boolean =>
  numbered?.choices === choices && (!choices.pageNumbers || numbered.first === first);

/** The file that is to be numbered next: beside the one at work, and once the number that it begins with is known. */
export const nextToNumber = (placed: readonly PlacedFile[], atWork?: PlacedFile): PlacedFile | undefined =>
  placed.find(
    (each) => each !== atWork && each.first !== undefined && !each.file.problem && !isUpToDate(each.file, each.first),
  );

/** The files of a record, each in its place. */
export function placedFiles(files: readonly RecordFile[]): PlacedFile[] {
  const firsts = firstPageNumbers(files);
  const names = numberedNames(files.map(({ file }) => file.name));
  return files.map((file, at) => ({ file, first: firsts[at], name: names[at] ?? '' }));
}
