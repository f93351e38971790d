import { buildSync } from 'esbuild';

const source = 'scripts/export/late-runtime/loader.ts';

/**
 * loader.ts as one line of JavaScript for an inline script: the same on every page but those that take files.
 *
 * @param takesFiles whether a chosen file is a sign that somebody is here
 */
export function loaderScript(takesFiles = false): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    define: { TAKES_FILES: String(takesFiles) },
    minify: true,
    format: 'iife',
    // Older browsers have to read it as well, to leave it at that (is-supported.ts).
    target: 'es2017',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
