import { randomUUID } from 'node:crypto';
import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Does something to a site's place while nobody else does.
 *
 * @throws Error with one sentence where somebody else's release is under way; one whose process has ended counts no more
 */
export async function withLock<Result>(base: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(base, 'release.lock');
  // A link that leads nowhere: it is there with its owner's number or not at all, where a new file would be empty at first.
  const take = () => symlink(String(process.pid), file);
  await take().catch(async () => {
    await refuseWhereHeld(file, base);
    // Whoever else finds the same dead lock moves nothing, or what somebody has taken since: that is put back.
    const aside = `${file}.${randomUUID()}`;
    await rename(file, aside).catch(() => undefined);
    await refuseWhereHeld(aside, base).catch(async (refusal) => {
      await rename(aside, file);
      throw refusal;
    });
    await rm(aside, { force: true });
    await take();
  });
  return work().finally(() => rm(file, { force: true }));
}

async function refuseWhereHeld(file: string, base: string): Promise<void> {
  const owner = Number(await readlink(file).catch(() => ''));
  if (isRunning(owner)) throw new Error(`Another release to ${base} is under way (process ${owner}): wait for it.`);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
