import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Measured = { milliseconds: number; megabytes: number };

/**
 * Runs a program to its end: how long it took, and the peak of its memory by Linux's account of it, which other systems have not.
 *
 * @throws Error when it is missing or fails: `apt-get install poppler-utils qpdf`
 */
export async function runMeasured(program: string, ...args: string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn(program, args, { stdio: 'ignore' });
  const account = `/proc/${child.pid}/status`;
  let megabytes = 0;
  const timer = setInterval(() => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(account, 'utf8')) ?? [];
      megabytes = Math.max(megabytes, Number(kilobytes ?? 0) / 1024);
    } catch {
      // It has ended.
    }
  }, 5);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  clearInterval(timer);
  // qpdf says 3 for warnings, the command 1 where there is something to look at.
  if (![0, 1, 3].includes(code as number)) throw new Error(`${program} ended with ${code}`);
  return { milliseconds: performance.now() - start, megabytes };
}
