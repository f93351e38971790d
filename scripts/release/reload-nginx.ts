import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until a reload counts as refused: fewer where nginx says beforehand that it will refuse. */
const [patience, patienceWithComplaint] = [10_000, 3_000];

/**
 * Has the nginx that serves a site read its settings anew, and waits until every request is answered by the new ones:
 * old workers may still finish an answer, and take no other.
 *
 * @param base the site's place on the host; `nginx.pid` in it names nginx's process (deploy/nginx.conf)
 * @returns false where no nginx is running from there
 * @throws Error when nginx may not be signalled, or keeps its old settings for 10 s (it does when the new ones are wrong)
 * @see https://nginx.org/en/docs/control.html#reconfiguration
 */
export async function reloadNginx(base: string): Promise<boolean> {
  const pid = Number(existsSync(join(base, 'nginx.pid')) && readFileSync(join(base, 'nginx.pid'), 'utf8'));
  // The number of an nginx that was cut off may be another program's by now.
  const nginx = processes().find((each) => each.pid === pid && each.title.includes('nginx'));
  if (!pid || !nginx) return false;
  const before = workersOf(pid);
  const complaint = complaintOf(base, nginx.title);
  try {
    process.kill(pid, 'SIGHUP');
  } catch {
    throw new Error(`nginx (process ${pid}) may not be signalled by this user: nothing has changed.`);
  }
  for (
    const deadline = Date.now() + (complaint ? patienceWithComplaint : patience);
    Date.now() < deadline;
    await pause(50)
  ) {
    const workers = workersOf(pid);
    if (workers.length > 0 && !workers.some((worker) => before.includes(worker))) return true;
  }
  const reason = complaint ?? 'its error log says why.';
  throw new Error(`nginx refuses the new settings and keeps its old ones, so nothing has changed: ${reason}`);
}

/** What nginx says, on one line, of the settings it was started with. */
function complaintOf(base: string, title: string): string | undefined {
  const file = / -c (\/.+?\.conf)(?= -|$)/.exec(title)?.[1] ?? join(base, 'nginx.conf');
  const { stderr } = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
  const complaint = (stderr ?? '').split('\n').find((line) => line.includes('[emerg]'));
  return complaint?.replace(/^.*\[emerg\] (\d+#\d+: )?/, '');
}

/** The worker processes that take requests: all children but those that are finishing their last. */
function workersOf(pid: number): number[] {
  const children = processes().filter(({ parent, title }) => parent === pid && !title.includes('shutting down'));
  return children.map((each) => each.pid);
}

function processes(): Array<{ pid: number; parent: number; title: string }> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), title }];
  });
}
