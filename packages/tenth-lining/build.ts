/** npm run build -w tenth-lining: writes dist/, which an installed package consists of. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { nodeEngine, pageEngine } from './src/scripts';

const [output, types] = ['dist', 'dist/types'];

rmSync(output, { recursive: true, force: true });
await build({
  entryPoints: { index: 'src/index.ts', worker: 'src/worker.ts', read: 'src/read.ts', command: 'src/command/run.ts' },
  outdir: output,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  packages: 'external',
  plugins: [
    {
      name: 'built-scripts',
      setup: ({ onResolve }) => onResolve({ filter: /\/scripts$/ }, () => ({ path: resolve('src/built-scripts.ts') })),
    },
  ],
});
writeFileSync(join(output, 'engine.js'), pageEngine());
nodeEngine(output);
execFileSync('tsc', ['--project', 'tsconfig.build.json'], { stdio: 'inherit' });
// Node's own resolution, which TypeScript follows for packages, wants a file's whole name.
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  const file = join(types, name);
  if (!name.endsWith('.d.ts')) continue;
  // PDFium's types need Emscripten's, which they do not bring.
  const text = readFileSync(file, 'utf8').replace(
    /import .*'@embedpdf\/pdfium';/,
    'type Wrapped = Record<string, unknown>;',
  );
  writeFileSync(file, text.replace(/((?:from|import) ?\(?')(\.[^']+)(?=')/g, '$1$2.js'));
}
