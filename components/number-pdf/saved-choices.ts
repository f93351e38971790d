import { type Choices, firstChoices, hex } from 'tenth-lining';

/** A file is known by its size and a check sum; neither its name nor any of its text is saved. */
type SavedFile = { size: number; hash: string; choices: Choices };

const storageKey = 'numbering';
const maximumFiles = 20;
const chunkSize = 1 << 22;

/** The choices that were saved for a file; undefined if there are none, or no storage. */
export async function loadChoices(file: Blob): Promise<Choices | undefined> {
  const sameSize = savedFiles().filter(({ size }) => size === file.size);
  // The check sum of a large file takes seconds, and most files need none.
  const hash = sameSize.length > 0 ? await hashOf(file) : undefined;
  return sameSize.find((saved) => saved.hash === hash)?.choices;
}

/** Saves the choices for a file, for the last twenty files; removes them if they are the default. */
export async function saveChoices(file: Blob, choices: Choices): Promise<void> {
  const hash = await hashOf(file);
  if (hash === undefined) return;
  const others = savedFiles().filter((saved) => saved.hash !== hash);
  const isDefault = JSON.stringify(choices) === JSON.stringify(firstChoices);
  const saved = { size: file.size, hash, choices: withoutText(choices) };
  store(isDefault ? others : [saved, ...others].slice(0, maximumFiles));
}

/** Heads are found again by their position; their text is the file's content. */
function withoutText({ corrections, ...choices }: Choices): Choices {
  const heads = corrections.heads?.map((head) => ({ ...head, text: '' }));
  return { ...choices, corrections: { ...corrections, ...(heads && { heads }) } };
}

function savedFiles(): SavedFile[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter((each) => isChoices(each?.choices)) : [];
  } catch {
    return [];
  }
}

/** Whether each choice has its type: another release of the site may have saved it. */
function isChoices(choices: Partial<Choices> | undefined): boolean {
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  return Object.entries({ ...firstChoices, pageNumbers: choices?.pageNumbers && firstChoices.pageNumbers }).every(
    ([name, model]) => typeOf(choices?.[name as keyof Choices]) === typeOf(model),
  );
}

function store(files: readonly SavedFile[]): void {
  try {
    if (files.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(files));
  } catch {
    // If the storage is full, the oldest file goes; if it is forbidden, all do.
    if (files.length > 0) store(files.slice(0, -1));
  }
}

const hashes = new WeakMap<Blob, Promise<string | undefined>>();

/** SHA-256 of the SHA-256 of each chunk, since Web Crypto takes no streams and a large file does not fit in memory. */
function hashOf(file: Blob): Promise<string | undefined> {
  const hash = hashes.get(file) ?? makeHash(file).catch(() => undefined);
  hashes.set(file, hash);
  return hash;
}

async function makeHash(file: Blob): Promise<string> {
  const sums: ArrayBuffer[] = [];
  for (let at = 0; at < file.size; at += chunkSize)
    sums.push(await crypto.subtle.digest('SHA-256', await file.slice(at, at + chunkSize).arrayBuffer()));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob(sums).arrayBuffer())));
}
