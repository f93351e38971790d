import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

/**
 * Makes a file below .cache/, which survives `next build`, once a machine: its name carries what it is made of.
 *
 * @param write writes it under the name it is given: a build that is stopped half-way must leave no half file behind, and
 *   tests work beside it
 */
export async function keepFile(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await write(part);
  await rename(part, file);
}

/** Does jobs in their order, as many at once as there are cores. */
export async function onAllCores<Job>(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const waiting = [...jobs];
  const workNext = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await work(job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workNext));
}
