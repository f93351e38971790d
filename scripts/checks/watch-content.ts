import { spawn } from 'node:child_process';

/**
 * Runs watch.ts beside `next dev`: the content's checks say their sentences in the same terminal, at the start and
 * after every change. A process of its own, since Next bundles what its server runs.
 */
export function watchContent(): void {
  // Through the channel the watcher learns that the server has ended, however it ended.
  spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/watch.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
