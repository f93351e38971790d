import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed, licenceTable, readLockfile, sentToBrowsers, shippedPackages } from './licences';

/**
 * Packages with an install script, all of development: .npmrc keeps every one of them from running. Each fetches or checks
 * a binary that npm has installed already, as a package for this system.
 */
const withInstallScript: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': ['@parcel/watcher', 'esbuild', 'unrs-resolver'],
  'deploy/package-lock.json': ['esbuild', 'sharp', 'workerd'],
};

describe.each(Object.keys(withInstallScript))('%s', (file) => {
  const packages = readLockfile(file);

  test('holds every package to its content, by hash', () => {
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  test('takes packages from the registry alone: no repository, address or folder', () => {
    const registry = 'https://registry.npmjs.org/';
    const others = packages.filter(({ link, resolved = registry }) => link || !resolved.startsWith(registry));
    expect(others).toEqual([]);
    expect(packages.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });

  test('has no install script that is not known, and none in production', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(scripted.map(({ name }) => name).sort()).toEqual(withInstallScript[file]);
    expect(scripted.filter(({ dev }) => !dev)).toEqual([]);
  });

  test('is installed without install scripts', () => {
    expect(readFileSync(file.replace('package-lock.json', '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

test('package.json asks for exact versions', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const asked = Object.entries<string>({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

const shipped = shippedPackages(readLockfile());

test('everything that the site is made of may be used so', () => {
  expect(shipped.length).toBeGreaterThan(30);
  expect(shipped.filter(({ license }) => !isAllowed(license)).map(({ name, license }) => [name, license])).toEqual([]);
});

test('only what draws pictures at build is under the LGPL', () => {
  const copyleft = shipped.filter(({ license }) => /GPL/.test(license ?? ''));
  expect(copyleft.filter(({ name, optional }) => !optional || !name.startsWith('@img/sharp-'))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('a package under %s may be used: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('the packages as installed say the same as the lockfile', () => {
  const licences = shipped
    .filter(({ path }) => existsSync(path))
    .map(({ path, license }) => [path, license, JSON.parse(readFileSync(`${path}/package.json`, 'utf8')).license]);
  expect(licences.filter(([, locked, installed]) => locked !== installed)).toEqual([]);
});

test('what components and pages import is named among what browsers are sent, with its licence', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  const values = /^(?:import|export) (?!type\b)[^;]*? from '((?:@[a-z][^/']*\/)?[a-z][^/':]*)/gm;
  const imported = own.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(values)].map(([, name = '']) => name));
  // Used at build and in tests, or a name that the bundler gives to a part of PDFium.
  const notSent = [
    ...['node', 'image-size', 'esbuild', 'parse5', 'sharp', 'subset-font'],
    ...['@testing-library/react', 'pdfium-bytes'],
  ];
  expect([...new Set(imported)].filter((name) => !sentToBrowsers.includes(name) && !notSent.includes(name))).toEqual(
    [],
  );
  const sentence = /^Browsers are sent .*$/m.exec(readFileSync('docs/licences.md', 'utf8'))?.[0] ?? '';
  expect(sentToBrowsers.filter((name) => !sentence.includes(name))).toEqual([]);
  expect(sentence).toContain('(Apache-2.0)');
});

test('docs/licences.md is up to date: npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceTable(readLockfile()));
});

test('the typeface comes with its licence', () => {
  expect(readFileSync('app/fonts/OFL.txt', 'utf8')).toContain('SIL Open Font License, Version 1.1');
});
