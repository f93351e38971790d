import { spawnSync } from 'node:child_process';

/**
 * Runs a program to its end.
 *
 * @returns how long it took, in milliseconds
 * @throws Error when it is missing or fails: `apt-get install poppler-utils qpdf`
 */
export function runTool(program: string, ...args: string[]): number {
  const start = performance.now();
  const { status, error } = spawnSync(program, args, { stdio: 'ignore' });
  // qpdf says 3 for warnings.
  if (error || (status !== 0 && status !== 3)) throw new Error(`${program} did not run: ${error?.message ?? status}`);
  return performance.now() - start;
}
