import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { attributeTransformations, loaderFiles } from '@/components/launchers/loader-files';
import type { Launcher } from '@/content/launcher-types';

/** Addresses under which the tests' own pages stand. */
export const launcherFolder = '/launchers/';
export const launcherPath = `${launcherFolder}page/`;

/** A page of the tests' own with one of the site's launchers, and so many px before and after it. */
export function launcherPage(launcher: Launcher, before = 0, after = 0): string {
  const stylesheet = /data-sheet="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1];
  const data = JSON.stringify([launcher]).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of the tests</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${stylesheet}"><link rel="icon" href="data:,">
    <body><main><h1>A page</h1><p><a href="#before">Before</a></p><div style="height:${before}px"></div><div id="launchers"></div><p><a href="#after">After</a></p></main>
    <div style="height:${after}px"></div><script>window.launchers=${data}</script><script type="module" src="${launcherFolder}launcher-entry.js"></script></html>`;
}

/** What the build reads of the form library, as the pages of the tests need it: in a browser there are no files. */
const readAtBuild: Plugin = {
  name: 'what launchers read at build',
  setup: ({ onLoad }) => {
    const { folder } = loaderFiles();
    const contents = `
      export const loaderFiles = () => (${JSON.stringify({ folder })});
      export const attributeTransformations = () => (${JSON.stringify(attributeTransformations())});`;
    onLoad({ filter: /launchers\/loader-files\.ts$/ }, () => ({ contents }));
  },
};

/**
 * The site's launchers for such a page: the same files that the export is made of, cut into chunks at each
 * `import()` as there.
 *
 * @returns address → JavaScript
 */
export async function bundleIslands(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/support/launchers/launcher-entry.tsx'],
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    outdir: 'bundle',
    jsx: 'automatic',
    minify: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    plugins: [readAtBuild],
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*\/bundle\//, launcherFolder), text]));
}
