import type { LockedPackage } from './lockfile';

/**
 * Licences (SPDX) under which anyone may build and publish the site without opening its own source: permissive ones, the
 * fonts' own, and those of data. The weak copyleft of libvips concerns a program that draws pictures at build; it is
 * installed unchanged and nothing of it reaches `out/`.
 */
const allowed = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
  'LGPL-3.0-or-later',
];

/** Packages of development of which something is in `out/` all the same, and what. */
const shippedFromDevelopment: Readonly<Record<string, string>> = {
  '@fontsource-variable/newsreader': 'the typeface, cut down to the characters the site prints (app/fonts/OFL.txt)',
  tailwindcss: 'the style sheet, with its reset',
};

/** Packages of which something runs, or is shown, in a reader's browser. What components import is among them. */
export const sentToBrowsers = [
  ...['react', 'react-dom', 'scheduler', 'next', '@swc/helpers', '@typeform/embed', '@typeform/embed-react'],
  ...['framer-motion', 'motion-dom', 'motion-utils', 'clsx', 'class-variance-authority', '@embedpdf/pdfium', 'fflate'],
  ...Object.keys(shippedFromDevelopment),
];

/** Whether every licence of a package is allowed, all of those joined by AND. None given is none allowed. */
export function isAllowed(license = ''): boolean {
  return license.split(' AND ').every((each) => allowed.includes(each));
}

/** The packages that the site is made of: those of production, and what of development is shipped. */
export function shippedPackages(packages: readonly LockedPackage[]): readonly LockedPackage[] {
  return packages.filter(
    ({ dev, name, path }) => !dev || (name in shippedFromDevelopment && path === `node_modules/${name}`),
  );
}

/** docs/licences.md: what the site is made of, with its licences, as Markdown. */
export function licenceTable(packages: readonly LockedPackage[]): string {
  const rows = shippedPackages(packages)
    .map(({ name, version, license = 'none given', optional }) => ({ name, version, license, optional }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((each) => `| ${each.name} | ${each.version} | ${each.license} | ${remark(each.name, each.optional)} |`);
  const licences = [...new Set(shippedPackages(packages).map(({ license }) => license ?? 'none given'))].sort();
  const sent = licences.flatMap((licence) => {
    const names = shippedPackages(packages).filter((each) => each.license === licence && isTop(each));
    const listed = names.map(({ name }) => name).filter((name) => sentToBrowsers.includes(name));
    return listed.length > 0 ? [`${listed.join(', ')} (${licence})`] : [];
  });
  return `# Licences

Written by \`npm run licences\` from package-lock.json; do not edit. Every package of production, and those of development
that leave something in \`out/\`.

Browsers are sent parts of ${sent.slice(0, -1).join('; ')}; and ${sent.at(-1)}.

| Package | Version | Licence | |
|---|---|---|---|
${rows.join('\n')}
`;
}

const isTop = ({ name, path }: LockedPackage): boolean => path === `node_modules/${name}`;

function remark(name: string, optional = false): string {
  return shippedFromDevelopment[name] ?? (optional ? 'one system only, at build' : '');
}
