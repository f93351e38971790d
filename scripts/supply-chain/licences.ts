/** `npm run licences`: writes docs/licences.md. A test compares the two (supply-chain.test.ts). */
import { readFileSync, writeFileSync } from 'node:fs';

/** A package as a lockfile lists it (npm's format 3); `path` is where it is installed. */
type LockedPackage = {
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

/**
 * Licences (SPDX) under which anyone may build and publish the site without opening its own source: permissive ones, the
 * fonts' own, and those of data. The weak copyleft of libvips concerns a program that draws pictures at build; it is
 * installed unchanged and nothing of it reaches `out/`.
 */
const allowed = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
  'LGPL-3.0-or-later',
];

/** Packages of development of which something is in `out/` all the same, or may be, and what. */
const shippedFromDevelopment: Readonly<Record<string, string>> = {
  '@fontsource-variable/newsreader': 'the typeface, cut down to the characters the site prints (app/fonts/OFL.txt)',
  '@plausible-analytics/tracker': 'what counts visits, where content/analytics.ts says so',
  tailwindcss: 'the style sheet, with its reset',
};

/** Packages of which something runs, or is shown, in a reader's browser. What components import is among them. */
export const sentToBrowsers = [
  ...['react', 'react-dom', 'scheduler', 'next', '@swc/helpers', '@typeform/embed', '@typeform/embed-react'],
  ...['framer-motion', 'motion-dom', 'motion-utils', 'clsx', '@embedpdf/pdfium', 'fflate', 'stemmer'],
  ...Object.keys(shippedFromDevelopment),
];

/** Whether every licence of a package is allowed, all of those joined by AND. None given is none allowed. */
export function isAllowed(license = ''): boolean {
  return license.split(' AND ').every((each) => allowed.includes(each));
}

/** The packages that the site is made of: those of production, and what of development is shipped. */
export function shippedPackages(packages: readonly LockedPackage[]): readonly LockedPackage[] {
  return packages.filter((each) => !each.dev || (each.name in shippedFromDevelopment && isOwn(each)));
}

/** Whether it is the version that the site itself asks for. */
const isOwn = ({ name, path }: LockedPackage) => path === `node_modules/${name}`;

/** docs/licences.md: what the site is made of, with its licences, as Markdown. */
export function licenceTable(packages: readonly LockedPackage[]): string {
  const shipped = shippedPackages(packages).map((each) => ({ ...each, license: each.license ?? 'none given' }));
  const rows = shipped
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license, optional }) => {
      const remark = shippedFromDevelopment[name] ?? (optional ? 'one system only, at build' : '');
      return `| ${name} | ${version} | ${license} | ${remark} |`;
    });
  const sent = shipped.filter((each) => sentToBrowsers.includes(each.name) && isOwn(each));
  const byLicence = [...new Set(sent.map(({ license }) => license))].sort().map((license) => {
    const names = sent.filter((each) => each.license === license).map(({ name }) => name);
    return `${names.join(', ')} (${license})`;
  });
  return `# Licences

Written by \`npm run licences\` from package-lock.json; do not edit. Every package of production, and those of development
that leave something in \`out/\`.

Browsers are sent parts of ${byLicence.slice(0, -1).join('; ')}; and ${byLicence.at(-1)}.

| Package | Version | Licence | |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (process.argv[1]?.endsWith('licences.ts')) writeFileSync('docs/licences.md', licenceTable(readLockfile()));
