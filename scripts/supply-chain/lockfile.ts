import { readFileSync } from 'node:fs';

/** A package as a lockfile lists it (npm's format 3); `path` is where it is installed. */
export type LockedPackage = {
  path: string;
  name: string;
  version: string;
  license?: string;
  /** where it comes from; npm leaves it out for what comes from the registry, when it is set to */
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};

/**
 * The packages of a lockfile, without the project itself.
 *
 * @throws when the file is missing or of an older format
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json#packages
 */
export function readLockfile(file = 'package-lock.json'): readonly LockedPackage[] {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(file, 'utf8'));
  if (lockfileVersion !== 3)
    throw new Error(`${file} has format ${lockfileVersion}, not 3: write it with npm 9 or newer.`);
  return Object.entries<Omit<LockedPackage, 'path' | 'name'>>(packages)
    .filter(([path]) => path !== '')
    .map(([path, each]) => ({ name: path.replace(/^.*node_modules\//, ''), ...each, path }));
}
