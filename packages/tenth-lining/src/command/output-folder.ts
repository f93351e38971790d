import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WrongOptions } from './options';

export type OutputFolder = ReturnType<typeof outputFolder>;

/**
 * A folder for numbered files, made where there is none. A file is written to the folder `beside`, which is removed however the
 * run ends, and moved from there when it is complete.
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
    // Tries again while a worker is still writing.
    rmSync(beside, { recursive: true, force: true, maxRetries: 5 });
    try {
      for (let at = folder; made && at.length >= made.length; at = dirname(at)) rmdirSync(at);
    } catch {
      // It contains numbered files.
    }
  };
  process.once('exit', close);
  return {
    beside,
    isSource,
    close,
    /** Moves a complete file from `beside` to its name; false where that fails. */
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
    // `made` is the outermost folder that did not exist.
    const made = mkdirSync(folder, { recursive: true });
    return { made, beside: mkdtempSync(join(folder, '.tenth-lining-')) };
  } catch (error) {
    throw new WrongOptions(`--output: ${given} cannot be written to: ${(error as Error).message}`);
  }
}

/** Device and inode: the same for all names of a file, such as links, or capitals that a system does not tell apart. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
