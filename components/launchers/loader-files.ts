import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the loader looks for its stylesheets unless told otherwise: another company's server. */
const foreignFolder = 'https://embed.typeform.com/next/css/';
const build = join(process.cwd(), 'node_modules/@typeform/embed/build');
const styles = ['popup.css', 'slider.css', 'popover.css', 'sidetab.css', 'widget.css'] as const;

export type LoaderFile = { name: string; type: string; body: string };

/**
 * The form library's own loader for pasted HTML (`build/embed.js` of the installed package) and the stylesheets it
 * asks for, under an address of this site that changes with their content. One thing is changed in the loader: the
 * address of its stylesheets, so that no visitor's browser asks another company for them.
 *
 * @throws Error if the installed loader no longer names that address exactly once
 */
export function loaderFiles(): { folder: string; files: readonly LoaderFile[] } {
  const loader = readFileSync(join(build, 'embed.js'), 'utf8');
  if (loader.split(foreignFolder).length !== 2) {
    throw new Error(
      `@typeform/embed: build/embed.js no longer names ${foreignFolder} once; see components/launchers/loader-files.ts.`,
    );
  }
  const sheets = styles.map((name) => ({
    name,
    type: 'text/css',
    body: readFileSync(join(build, 'css', name), 'utf8'),
  }));
  const hash = createHash('sha256');
  for (const body of [loader, ...sheets.map((sheet) => sheet.body)]) hash.update(body);
  const version = hash.digest('hex').slice(0, 10);
  const folder = `/forms/embed/${version}/`;
  return {
    folder,
    files: [{ name: 'embed.js', type: 'text/javascript', body: loader.replace(foreignFolder, folder) }, ...sheets],
  };
}
