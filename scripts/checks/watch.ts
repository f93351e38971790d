/**
 * For `next dev` (instrumentation.ts): checks content after each save in content/, public/, app/ or of settings. Each check
 * is a process of its own, since Node imports a module once; the next process waits with its packages loaded, which saves half
 * of the time. Mistakes are printed, and sent to the pages through a local port, whose number goes to the parent process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

let next: ChildProcess | undefined = standBy();
let running: ChildProcess | undefined;
let waiting: NodeJS.Timeout | undefined;
let mistakes = '';
let lastReport = '';
const pages = new Set<ServerResponse>();

const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify(mistakes)}\n\n`);
const server = createServer((_, page) => {
  page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' });
  pages.add(page);
  page.on('close', () => pages.delete(page));
  tell(page);
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

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
  // A later change has started another check.
  if (own !== running) return;
  next ??= standBy();
  mistakes = sentences ?? '';
  const told = mistakes.replace(/^(?=.)/gm, ' ⨯ ') || ' ✓ No mistake in content/.\n';
  const all = told + notes?.replace(/^(?=.)/gm, ' ○ ');
  // A save without a mistake is confirmed each time.
  if (all !== lastReport || mistakes === '') process.stdout.write(all);
  lastReport = all;
  for (const page of pages) tell(page);
}

function checkSoon(): void {
  clearTimeout(waiting);
  // Editors write a file in several steps.
  waiting = setTimeout(check, 100);
}

// Each folder alone: on Linux Node's recursive watch loses a file that an editor replaces.
for (const root of ['content', 'public']) {
  const inside = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of [root, ...inside.map(({ parentPath, name }) => join(parentPath, name))])
    watch(folder, checkSoon);
}
watch('app', checkSoon);
watch('.', (_, name) => {
  if (name?.startsWith('.env')) checkSoon();
});
process.on('disconnect', () => {
  running?.kill();
  next?.kill();
  process.exit();
});
check();
