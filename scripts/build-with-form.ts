/**
 * Builds the site a second time as its owner will: with a Typeform id. The settings are written into the export, so the
 * browser tests of the real service's addresses need an export of their own; it goes to .cache/out-typeform, and `out/`
 * is left as it was found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { testForm, typeformExport } from './typeform-export';

const aside = '.cache/out-aside';

rmSync(typeformExport, { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
// A run that was stopped half-way has left it there.
if (!existsSync('out') && existsSync(aside)) renameSync(aside, 'out');
rmSync(aside, { recursive: true, force: true });
if (existsSync('out')) renameSync('out', aside);
const env = { ...process.env, NEXT_PUBLIC_TYPEFORM_ID: testForm.id, NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true' };
const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit', env });
if (status === 0) renameSync('out', typeformExport);
if (existsSync(aside)) {
  rmSync('out', { recursive: true, force: true });
  renameSync(aside, 'out');
}
process.exit(status ?? 1);
