/**
 * Runs the content's checks after each save in content/ or public/, of settings or a file of app/ itself, for
 * `next dev` (instrumentation.ts). Each run is a process, since modules are read once; the next one waits with its
 * packages loaded, which is half of what a run takes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

let next: ChildProcess | undefined = standBy();
let running: ChildProcess | undefined;
let waiting: NodeJS.Timeout | undefined;
let lastReport = '';

function standBy(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/run.ts', '--dev'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function check(): Promise<void> {
  running?.kill();
  const own = next?.connected ? next : standBy();
  running = own;
  next = undefined;
  own.send('changed');
  const [sentences, notes] = await Promise.all([own.stderr, own.stdout].map((stream) => text(stream as Readable)));
  // Another change came meanwhile.
  if (own !== running) return;
  next ??= standBy();
  const mistakes = sentences?.replace(/^(?=.)/gm, ' ⨯ ') || ' ✓ No mistake in content/.\n';
  const all = mistakes + notes?.replace(/^(?=.)/gm, ' ○ ');
  if (all !== lastReport) process.stdout.write(all);
  lastReport = all;
}

function soon(): void {
  clearTimeout(waiting);
  // Editors write a file in several steps.
  waiting = setTimeout(check, 100);
}

// Folder by folder: on Linux Node's own recursive watch loses a file that an editor replaces instead of writing into.
for (const root of ['content', 'public']) {
  const inside = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of [root, ...inside.map(({ parentPath, name }) => join(parentPath, name))]) watch(folder, soon);
}
watch('app', soon);
watch('.', (_, name) => {
  if (name?.startsWith('.env')) soon();
});
process.on('disconnect', () => {
  running?.kill();
  next?.kill();
  process.exit();
});
check();
