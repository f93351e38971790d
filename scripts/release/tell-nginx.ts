import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const patience = 10_000;

/**
 * Has the nginx that serves a site read its settings anew, and waits until every request is answered by the new ones:
 * old workers may still finish an answer, and take no other.
 *
 * @param base the site's place on the host; `nginx.pid` in it names nginx's process (deploy/nginx.conf)
 * @returns false where no nginx is running from there
 * @throws Error when nginx may not be signalled, or keeps its old settings for 10 s (it does when the new ones are wrong)
 * @see https://nginx.org/en/docs/control.html#reconfiguration
 */
export async function tellNginx(base: string): Promise<boolean> {
  const pid = Number(existsSync(join(base, 'nginx.pid')) && readFileSync(join(base, 'nginx.pid'), 'utf8'));
  if (!pid || !isRunning(pid)) return false;
  const before = workersOf(pid);
  process.kill(pid, 'SIGHUP');
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(50)) {
    const workers = workersOf(pid);
    if (workers.length > 0 && !workers.some((worker) => before.includes(worker))) return true;
  }
  throw new Error(`nginx (process ${pid}) keeps its old settings: its error log says why.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw new Error(`nginx (process ${pid}) may not be signalled by this user.`);
  }
}

/** The worker processes that take requests: all children but those that are finishing their last. */
function workersOf(pid: number): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, process = '', parent, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid && !title.includes('shutting down') ? [process] : [];
  });
}
