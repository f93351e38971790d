import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's `globalSetup`: gives tests one temporary folder, which is deleted when the run ends. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
