/**
 * Builds the site a second time as its owner will: with a Typeform id, and without samples/. The settings are written
 * into the export, so the browser tests of the real service's addresses need an export of their own; it goes to
 * .cache/out-typeform, and `out/` and samples/ are left as they were found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

export const typeformExport = '.cache/out-typeform';

/** Typeform's servers are never asked: tests answer this address themselves. */
export const testForm = { id: 'TestForm01', address: 'https://form.typeform.com/to/TestForm01' } as const;

const aside = [
  ['out', '.cache/out-aside'],
  ['samples', '.cache/samples-aside'],
] as const;

if (process.argv[1]?.endsWith('build-with-form.ts')) process.exit(build());

/** @returns the status of the build */
function build(): number {
  rmSync(typeformExport, { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
  for (const [folder, place] of aside) {
    // A run that was stopped half-way has left them there.
    if (!existsSync(folder) && existsSync(place)) renameSync(place, folder);
    rmSync(place, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, place);
  }
  const env = { ...process.env, NEXT_PUBLIC_TYPEFORM_ID: testForm.id, NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true' };
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit', env });
  if (status === 0) renameSync('out', typeformExport);
  for (const [folder, place] of aside) {
    if (!existsSync(place)) continue;
    rmSync(folder, { recursive: true, force: true });
    renameSync(place, folder);
  }
  return status ?? 1;
}
