import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** A script of the export, by its path on the site. */
export type ScriptFile = { path: string; content: string };

/** A script with its hash in its address, `/_next/static/<folder>/<hash>.js`, so that browsers may cache it for ever. */
export function scriptFile(folder: string, content: string): ScriptFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/_next/static/${folder}/${hash}.js`, content };
}

/**
 * Bundles and minifies a script of scripts/export/ for the visitor's browser.
 *
 * @param entry its path without the ending: `counting/count`
 * @param define the values of names that it declares, as JavaScript
 */
export function browserScript(entry: string, define: Record<string, string>, target: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`scripts/export/${entry}.ts`],
    bundle: true,
    define,
    minify: true,
    format: 'iife',
    target,
    // By the project's settings each would begin with "use strict", which nothing in them depends on.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
