import { readFileSync } from 'node:fs';

/**
 * How many seconds of processor time nginx's workers have used so far: what an answer costs whatever else the machine
 * does, and however slow the client is. Linux counts in hundredths.
 *
 * @param pidFile where nginx wrote its process number
 * @returns undefined where the system does not tell (no /proc)
 */
export function processorTime(pidFile: string): number | undefined {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim();
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const hundredths = workers.map((worker) => {
      // proc(5): after the name in parentheses, utime and stime are the 12th and 13th fields.
      const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return hundredths.reduce((sum, each) => sum + each, 0) / 100;
  } catch {
    return undefined;
  }
}
