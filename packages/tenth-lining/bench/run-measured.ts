import { spawnSync } from 'node:child_process';

/** The processors' time that programs took, in milliseconds, and the peak of memory of the largest. */
export type Measured = { processor: number; megabytes: number };

/**
 * Runs programs to their ends, one after the other, under GNU time.
 *
 * @throws Error when one is missing or fails: `apt-get install time poppler-utils qpdf`
 */
export function runMeasured(programs: readonly string[][]): Measured {
  const measured = { processor: 0, megabytes: 0 };
  for (const program of programs) {
    const { error, status, stderr } = spawnSync('/usr/bin/time', ['-f', '%U %S %M', ...program], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (error) throw error;
    // qpdf ends with 3 after warnings, the command with 1 where there is something to look at.
    if (![0, 1, 3].includes(status ?? -1)) throw new Error(`${program[0]} ended with ${status}: ${stderr}`);
    const [user = 0, system = 0, kilobytes = 0] = stderr.trim().split(/\s/).slice(-3).map(Number);
    measured.processor += Math.round((user + system) * 1000);
    measured.megabytes = Math.max(measured.megabytes, kilobytes / 1024);
  }
  return measured;
}
