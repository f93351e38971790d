import { buildSync } from 'esbuild';

const source = 'scripts/export/late-runtime/loader.ts';

/** loader.ts as one line of JavaScript for an inline script: the same on every page, so one hash allows it. */
export function loaderScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
