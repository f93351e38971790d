import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads. A settings file that is not there is a setting too. */
const sources =
  'app components content data lib public scripts/export scripts/hosting tenth-lining types next.config.mjs package-lock.json postcss.config.mjs tailwind.config.ts .env .env.production .env.local .env.production.local'.split(
    ' ',
  );
const record = '.cache/built-from';

/**
 * A fingerprint of everything that a build reads, the settings in the environment included. Not the files' times: those
 * are of whoever copied or checked them out.
 */
export function currentSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex').slice(0, 12);
}

/** Notes what a build is about to read. A change that is made while it runs is none of what it shows. */
export function noteSources(): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(record, currentSources());
}

/** What was noted; undefined where a build began without the checks. */
export function checkedSources(): string | undefined {
  return existsSync(record) ? readFileSync(record, 'utf8') : undefined;
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}
