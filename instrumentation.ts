/** Next calls this once, when a server starts. An export has none: it is for `next dev`. */
export async function register(): Promise<void> {
  // Both conditions must be here: Next replaces them, and drops the Node import elsewhere.
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { spawn } = await import('node:child_process');
    // A process of its own, since Next bundles what its server runs; by the channel it learns that the server has ended.
    const watch = ['--import', 'tsx', 'scripts/checks/watch.ts'];
    const checks = spawn(process.execPath, watch, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    // Where pages hear of mistakes (components/layout/content-problems-overlay.tsx).
    checks.on('message', (port) => {
      process.env.CONTENT_CHECKS_PORT = String(port);
    });
  }
}
