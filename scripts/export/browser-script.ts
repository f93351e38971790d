import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** A script of the export, by its path on the site. */
export type ScriptFile = { path: string; content: string };

/** A script under an address that changes with it, `/_next/static/<folder>/<hash>.js`: browsers keep it for ever. */
export function scriptFile(folder: string, content: string): ScriptFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/_next/static/${folder}/${hash}.js`, content };
}

/**
 * A program of scripts/export/ that runs in the visitor's browser, with all that it imports, minified.
 *
 * @param entry `counting/count`, without its ending
 * @param define what stands in the place of the names that it declares, as JavaScript
 */
export function browserScript(entry: string, define: Record<string, string>, target: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`scripts/export/${entry}.ts`],
    bundle: true,
    define,
    minify: true,
    format: 'iife',
    target,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
