import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Does something to a site's place while nobody else does.
 *
 * @throws Error with one sentence where somebody else's release is under way; one whose process has ended counts no more
 */
export async function withLock<Result>(base: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(base, 'release.lock');
  await take(file).catch(async () => {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isRunning(owner)) throw new Error(`Another release to ${base} is under way (process ${owner}): wait for it.`);
    await rm(file, { force: true });
    await take(file);
  });
  return work().finally(() => rm(file, { force: true }));
}

// `wx` makes the file, or fails where there is one: both in one step.
const take = (file: string) => writeFile(file, String(process.pid), { flag: 'wx' });

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
