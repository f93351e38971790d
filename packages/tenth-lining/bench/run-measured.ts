import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long a program ran, the processors' time that it took, and the peak of its memory: the last two by Linux's account. */
export type Measured = { milliseconds: number; processor: number; megabytes: number };

/**
 * Runs a program to its end.
 *
 * @throws Error when it is missing or fails: `apt-get install poppler-utils qpdf`
 */
export async function runMeasured(program: string, ...args: string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn(program, args, { stdio: 'ignore' });
  const seen = { processor: 0, megabytes: 0 };
  const timer = setInterval(() => {
    try {
      const account = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
      // proc(5): fields 14 and 15 of its state, counted from its name's end, are hundredths of seconds.
      const ticks = account('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      seen.processor = ticks.reduce((sum, count) => sum + 10 * Number(count), 0);
      seen.megabytes = Number(/VmHWM:\s+(\d+)/.exec(account('status'))?.[1] ?? 0) / 1024 || seen.megabytes;
    } catch {
      // It has ended.
    }
  }, 5);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  clearInterval(timer);
  // qpdf says 3 for warnings, the command 1 where there is something to look at.
  if (![0, 1, 3].includes(code as number)) throw new Error(`${program} ended with ${code}`);
  return { milliseconds: performance.now() - start, ...seen };
}
