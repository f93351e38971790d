import { buildSync } from 'esbuild';

/** The code of the two inline scripts of a page, each one line of JavaScript. */
export type LoaderScripts = { announce: string; loader: string };

/**
 * announce.ts and loader.ts for inline scripts: the same on every page but those that take files.
 *
 * @param takesFiles whether a chosen file is a sign that somebody is here
 */
export function loaderScripts(takesFiles = false): LoaderScripts {
  return { announce: inline('announce', takesFiles), loader: inline('loader', takesFiles) };
}

function inline(name: string, takesFiles: boolean): string {
  const { outputFiles } = buildSync({
    entryPoints: [`scripts/export/late-runtime/${name}.ts`],
    bundle: true,
    define: { TAKES_FILES: String(takesFiles) },
    minify: true,
    format: 'iife',
    // Older browsers have to read it as well, to leave it at that (announce.ts).
    target: 'es2017',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
