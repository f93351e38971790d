import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type OutputFolder = ReturnType<typeof outputFolder>;

/**
 * A folder for numbered files, made where there is none. Each is written beside, in a folder that goes when the run ends however it
 * does, and takes its name when it is whole.
 *
 * @param sources files that none is written over, under whatever name they are found
 * @throws Error when there can be no such folder
 */
export function outputFolder(given: string, sources: readonly string[]) {
  const folder = resolve(given);
  const made = mkdirSync(folder, { recursive: true });
  const beside = mkdtempSync(join(folder, '.tenth-lining-'));
  const taken = new Set(sources.map(identity));
  const isSource = (path: string): boolean => {
    const found = identity(path);
    return found !== undefined && taken.has(found);
  };
  return {
    beside,
    isSource,
    /** Gives a file that was written beside its name; false where it cannot have it. */
    take: (written: string, target: string): boolean => {
      try {
        if (isSource(target)) return false;
        renameSync(written, target);
        return true;
      } catch {
        return false;
      }
    },
    close: (): void => {
      // A worker may be writing still.
      rmSync(beside, { recursive: true, force: true, maxRetries: 5 });
      try {
        for (let at = folder; made && at.length >= made.length; at = dirname(at)) rmdirSync(at);
      } catch {
        // It holds what was numbered.
      }
    },
  };
}

/** What is the same for all names of a file: links, and letters that a system takes for the same. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
