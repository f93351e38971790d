#!/usr/bin/env node
// In a clone the sources are run; in an installed package what was built of them.
import { existsSync } from 'node:fs';

const [source, built] = ['../src/command/run.ts', '../dist/command.js'].map((path) => new URL(path, import.meta.url));
const isSource = existsSync(source);
if (isSource) (await import('tsx/esm/api')).register();
if (isSource || existsSync(built)) {
  const { run } = await import((isSource ? source : built).href);
  // So ended, it still takes away what is half written.
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code));
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(2);
  });
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('This package was packed without being built. In its clone: npm run pack -w tenth-lining\n');
  process.exitCode = 2;
}
