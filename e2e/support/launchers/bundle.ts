import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { renderPasted } from './render-pasted';

type ServerRendering = { renderPasted: typeof renderPasted };

const browser = {
  bundle: true,
  format: 'esm',
  splitting: true,
  write: false,
  outdir: 'bundle',
  jsx: 'automatic',
  minify: true,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
} as const;

/**
 * The site's islands for a page of the tests' own, and the form library with them: the same files that the export is
 * made of, cut into chunks at each `import()` as there.
 *
 * @returns file name → JavaScript
 */
export async function bundleIslands(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: ['launcher-entry', 'pasted-entry'].map((name) => `e2e/support/launchers/${name}.tsx`),
  });
  return new Map(outputFiles.map(({ path, text }) => [path.split('/bundle/').at(-1) ?? path, text]));
}

/** The rendering of pasted HTML as it happens at build, for the test's own process. Each worker writes its own file. */
export async function bundleServer(worker: number): Promise<ServerRendering> {
  const outfile = resolve(`test-results/render-pasted-${worker}.cjs`);
  await build({
    entryPoints: ['e2e/support/launchers/render-pasted.tsx'],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
    outfile,
  });
  return import(outfile);
}
