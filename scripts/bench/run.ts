/**
 * `npm run bench` measures the export with a slow line and processor applied, beside the same pages without anything that
 * they ask for, and the time from a first tap to its effect. docs/performance.md says how to read it.
 *
 * Other arguments are folders to measure in turn in the same run: an export of this site from before a change, or other
 * sites. `--only throttled|taps` one part; `--runs 5`; `--routes /,/legal/`; `--write` puts the figures into
 * docs/performance.md; `--strict` fails when a target is missed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browsers/chromium';
import { asContender, benchRoutes, floorOf, site } from './contenders';
import { conditionsOf, type Part, withPart } from './report';
import { measureTaps, tapsPart } from './taps';
import { throttledPart } from './throttled-report';
import { measureThrottled } from './throttled-run';

const folder = 'out';
const results = 'test-results';
const documentFile = 'docs/performance.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
    write: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs ${values.runs} is not a number of rounds: give 1 or more.`);
if (values.only && !['throttled', 'taps'].includes(values.only)) fail('--only takes throttled or taps.');
if (!existsSync(`${folder}/index.html`)) fail(`There is no ${folder}/index.html yet: run \`npm run build\` first.`);
const trouble = ensureChromium();
if (trouble) fail(trouble);

const conditions = conditionsOf(runs);
const raw: Record<string, unknown> = {};
const parts: Part[] = [];

if (values.only !== 'taps') {
  const contenders = [
    { name: site, folder },
    await floorOf(folder),
    ...(await Promise.all(positionals.map(asContender))),
  ];
  const rows = await measureThrottled(contenders, values.routes?.split(',') ?? benchRoutes(folder), runs, say);
  raw.throttled = rows;
  parts.push(throttledPart(rows, conditions));
}
if (values.only !== 'throttled') {
  const rows = await measureTaps(folder, runs, say);
  raw.taps = rows;
  parts.push(tapsPart(rows, conditions));
}

const report = `${parts.map(({ text }) => text).join('\n\n')}\n`;
await mkdir(results, { recursive: true });
await writeFile(`${results}/bench.md`, report);
await writeFile(`${results}/bench.json`, `${JSON.stringify({ conditions, ...raw }, null, 2)}\n`);
if (values.write) await writeFile(documentFile, parts.reduce(withPart, await readFile(documentFile, 'utf8')));
process.stdout.write(`\n${report}`);
if (values.strict && parts.some(({ missed }) => missed.length > 0)) process.exit(1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
