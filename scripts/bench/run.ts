/**
 * `npm run bench` measures the export with a slow line and processor applied, beside the same pages without anything that
 * they ask for, and the time from a first tap to its effect. docs/performance.md says how to read it.
 *
 * Other arguments are exports of this site to measure in turn in the same run, such as that of before a change.
 * `--only throttled|taps` one part; `--runs 5`; `--routes /,/legal/`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browsers/chromium';
import { fail } from '../fail';
import { benchRoutes, floorOf, site } from './contenders';
import { conditionsOf } from './report';
import { measureTaps, tapsTable } from './taps';
import { throttledReport } from './throttled-report';
import { measureThrottled } from './throttled-run';

const folder = 'out';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' }, routes: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs ${values.runs} is not a number of rounds: give 1 or more.`);
if (values.only && !['throttled', 'taps'].includes(values.only)) fail('--only takes throttled or taps.');
const without = [folder, ...positionals].find((one) => !existsSync(`${one}/index.html`));
if (without) fail(`There is no ${without}/index.html yet: run \`npm run build\` first.`);
const trouble = ensureChromium();
if (trouble) fail(trouble);

const parts = [conditionsOf(runs)];
if (values.only !== 'taps') {
  // An export is called by its name, or where that is `out`, by that of the folder around it.
  const others = positionals.map((path) => ({ name: basename(resolve(path).replace(/[/\\]out$/, '')), folder: path }));
  const contenders = [{ name: site, folder }, await floorOf(folder), ...others];
  const routes = values.routes?.split(',') ?? benchRoutes(folder);
  parts.push(throttledReport(await measureThrottled(contenders, routes, runs, say)));
}
if (values.only !== 'throttled') parts.push(tapsTable(await measureTaps(folder, runs, say)));

const report = `${parts.join('\n\n')}\n`;
await mkdir('test-results', { recursive: true });
await writeFile('test-results/bench.md', report);
process.stdout.write(`\n${report}`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
