import { type Choices, firstChoices, hex } from 'tenth-lining';

/** What is kept of a file: how long it is, its check sum, and what was chosen; neither its name nor a word of it. */
type Kept = { size: number; hash: string; choices: Choices };

const key = 'numbering';
const mostFiles = 20;
const partSize = 1 << 22;

/** The choices that were kept for a file; undefined where there are none, or the device keeps nothing. */
export async function recalled(file: Blob): Promise<Choices | undefined> {
  // A file of another length is another: most need no check sum.
  const sameSize = allKept().filter(({ size }) => size === file.size);
  const hash = sameSize.length > 0 ? await hashOf(file) : undefined;
  return sameSize.find((kept) => kept.hash === hash)?.choices;
}

/** Keeps what was chosen for a file, of the last twenty; forgets it, once it is what every file begins with. */
export async function remember(file: Blob, choices: Choices): Promise<void> {
  const hash = await hashOf(file);
  if (hash === undefined) return;
  const others = allKept().filter((kept) => kept.hash !== hash);
  const isNew = JSON.stringify(choices) !== JSON.stringify(firstChoices);
  keep(isNew ? [{ size: file.size, hash, choices: withoutWords(choices) }, ...others].slice(0, mostFiles) : others);
}

/** A head that was pressed is known by its place alone: what it says is the file's content. */
function withoutWords({ corrections, ...choices }: Choices): Choices {
  const heads = corrections.heads?.map((head) => ({ ...head, text: '' }));
  return { ...choices, corrections: { ...corrections, ...(heads && { heads }) } };
}

function allKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => isLike(each?.choices)) : [];
  } catch {
    return [];
  }
}

/** Whether what was read back has what choices have: another release may have written it, or another program. */
function isLike(choices: Partial<Choices> | undefined): boolean {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  return Object.entries({ ...firstChoices, pageNumbers: choices?.pageNumbers && firstChoices.pageNumbers }).every(
    ([name, model]) => kindOf(choices?.[name as keyof Choices]) === kindOf(model),
  );
}

function keep(kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full, or forbidden: the oldest go, down to none.
    if (kept.length > 0) keep(kept.slice(0, -1));
  }
}

const hashes = new WeakMap<Blob, Promise<string | undefined>>();

/** A check sum of a file (SHA-256 of those of its parts, so that no more than one part is in memory), made once. */
function hashOf(file: Blob): Promise<string | undefined> {
  const known = hashes.get(file) ?? makeHash(file).catch(() => undefined);
  hashes.set(file, known);
  return known;
}

async function makeHash(file: Blob): Promise<string> {
  const sums: ArrayBuffer[] = [];
  for (let at = 0; at < file.size; at += partSize)
    sums.push(await crypto.subtle.digest('SHA-256', await file.slice(at, at + partSize).arrayBuffer()));
  const whole = await crypto.subtle.digest('SHA-256', await new Blob(sums).arrayBuffer());
  return hex(new Uint8Array(whole));
}
