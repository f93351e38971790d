import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The processors' time that a program took, in milliseconds, and the peak of its memory, as Linux tells them. */
export type Measured = { processor: number; megabytes: number };

/**
 * Runs a program to its end.
 *
 * @throws Error when it is missing or fails: `apt-get install poppler-utils qpdf`
 */
export async function runMeasured(program: string, ...args: string[]): Promise<Measured> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const measured = { processor: 0, megabytes: 0 };
  const timer = setInterval(() => {
    try {
      const [stat, status] = ['stat', 'status'].map((name) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8'));
      // proc(5): fields 14 and 15 of its state, counted from its name's end, are hundredths of seconds.
      const [user, system] = stat?.split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      measured.processor = 10 * (Number(user) + Number(system));
      measured.megabytes = Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024 || measured.megabytes;
    } catch {
      // It has ended.
    }
  }, 5);
  const code = await new Promise<number>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  clearInterval(timer);
  // qpdf ends with 3 after warnings, the command with 1 where there is something to look at.
  if (![0, 1, 3].includes(code)) throw new Error(`${program} ended with ${code}`);
  return measured;
}
