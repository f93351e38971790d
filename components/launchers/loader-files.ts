import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formModes } from '@/content/launcher-types';

const build = join(process.cwd(), 'node_modules/@typeform/embed/build');

/** Where the loader looks for its stylesheets unless told otherwise: another company's server. */
const foreignFolder = 'https://embed.typeform.com/next/css/';
/** It unescapes one comma of a value, and leaves `%ESCAPED_COMMA%` in the place of each other. */
const oneComma = 'e.replace(c,",")';

/**
 * The form library's own loader for `data-tf-…` attributes (`build/embed.js` of the installed package) and the
 * stylesheets it asks for, under an address of this site that changes with their content. Two things are changed in the
 * loader: the address of its stylesheets, so that no visitor's browser asks another company for them; and that a value
 * may have more than one comma.
 *
 * @throws Error if the installed loader is written otherwise
 */
export function loaderFiles() {
  const loader = installedLoader();
  const sheets = formModes.map((mode) => ({ name: `${mode}.css`, type: 'text/css', body: read(`css/${mode}.css`) }));
  const hash = createHash('sha256');
  for (const body of [oneComma, loader, ...sheets.map((sheet) => sheet.body)]) hash.update(body);
  const folder = `/forms/embed/${hash.digest('hex').slice(0, 10)}/`;
  const own = loader.replace(foreignFolder, folder).replaceAll(oneComma, oneComma.replace('(', 'All('));
  return { folder, files: [{ name: 'embed.js', type: 'text/javascript', body: own }, ...sheets] };
}

/** The loader's own table: each option that it reads from an attribute, and how (`hideHeaders` → `boolean`). */
export function attributeTransformations(): Readonly<Record<string, string>> {
  const [table = ''] = /\{source:"string",[^}]*\}/.exec(installedLoader()) ?? [];
  return Object.fromEntries([...table.matchAll(/(\w+):"(\w+)"/g)].map(([, name = '', kind = '']) => [name, kind]));
}

function installedLoader(): string {
  const loader = read('embed.js');
  const isKnown =
    loader.split(foreignFolder).length === 2 &&
    loader.split(oneComma).length === 3 &&
    /\{source:"string",/.test(loader);
  if (isKnown) return loader;
  throw new Error('@typeform/embed: build/embed.js is another one; see components/launchers/loader-files.ts.');
}

const read = (name: string) => readFileSync(join(build, name), 'utf8');
