import { readFile, writeFile } from 'node:fs/promises';
import { type Drawing, drawings, hashOf } from './drawings';

/**
 * What every drawing was drawn from, and the file that came of it. A file with other bytes is the owner's own: nobody
 * may call it old, or draw over it.
 */
const recordFile = 'content/drawings.json';

type Recorded = Record<string, { from: string; file: string }>;

/** Drawings that show what content said before, and those that are not there yet. */
export async function staleDrawings(): Promise<Drawing[]> {
  const recorded = await readRecord();
  const checked = await Promise.all(
    (await drawings()).map(async (drawing) => {
      const file = await hashOf(drawing.file);
      const known = recorded[drawing.file];
      const isStale = file === '' || (known?.file === file && known.from !== drawing.from);
      return isStale ? [drawing] : [];
    }),
  );
  return checked.flat();
}

/** Records drawings that have just been drawn; what is recorded of files that content knows no more goes. */
export async function recordDrawings(drawn: readonly Drawing[]): Promise<void> {
  const all = await drawings();
  const kept = Object.entries(await readRecord()).filter(([name]) => all.some(({ file }) => file === name));
  const added = await Promise.all(
    drawn.map(async ({ file, from }) => [file, { from, file: await hashOf(file) }] as const),
  );
  const sorted = Object.entries({ ...Object.fromEntries(kept), ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function readRecord(): Promise<Recorded> {
  return JSON.parse(await readFile(recordFile, 'utf8'));
}
