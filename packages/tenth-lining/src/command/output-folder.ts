import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WrongOptions } from './options';

export type OutputFolder = ReturnType<typeof outputFolder>;

/**
 * A folder for numbered files, made where there is none. Each is written beside, in a folder that goes when the run ends however it
 * does, and takes its name when it is whole.
 *
 * @param sources files that none is written over, under whatever name they are found
 * @throws WrongOptions when there can be no such folder
 */
export function outputFolder(given: string, sources: readonly string[]) {
  const folder = resolve(given);
  const { made, beside } = madeFolder(folder, given);
  const taken = new Set(sources.map(identity));
  const isSource = (path: string): boolean => {
    const found = identity(path);
    return found !== undefined && taken.has(found);
  };
  const close = (): void => {
    process.off('exit', close);
    // A worker may be writing still.
    rmSync(beside, { recursive: true, force: true, maxRetries: 5 });
    try {
      for (let at = folder; made && at.length >= made.length; at = dirname(at)) rmdirSync(at);
    } catch {
      // It holds what was numbered.
    }
  };
  process.once('exit', close);
  return {
    beside,
    isSource,
    close,
    /** Gives a file that was written beside its name; false where it cannot have it. */
    take: (written: string, target: string): boolean => {
      try {
        renameSync(written, target);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function madeFolder(folder: string, given: string) {
  try {
    // The outermost folder that was not there.
    const made = mkdirSync(folder, { recursive: true });
    return { made, beside: mkdtempSync(join(folder, '.tenth-lining-')) };
  } catch (error) {
    throw new WrongOptions(`--output: ${given} cannot be written to: ${(error as Error).message}`);
  }
}

/** What is the same for all names of a file: links, and letters that a system takes for the same. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
