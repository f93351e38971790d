/**
 * `npm run bench` measures the export: Lighthouse's simulated phone on every route beside the same pages without scripts,
 * the same routes with a slow line and processor applied, and the time from a first tap to its effect. docs/performance.md says how to read it.
 *
 * `--only pages|throttled|taps|visit` one part (`visit`, three pages by the header's links, is run only when asked for);
 * `--runs 5`; `--routes /,/legal/`; `--write` puts the figures into docs/performance.md; `--strict` fails when a target
 * is missed. Other arguments are folders of static files to measure in the same run.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browsers/ensure-chromium';
import { conditionsOf } from './conditions';
import { asContender, withoutRequests, withoutScripts } from './folders';
import { measurePages } from './measure-pages';
import { measureTaps } from './measure-taps';
import { measureThrottled } from './measure-throttled';
import { measureVisits } from './measure-visit';
import { noScript, site } from './page-row';
import { type Part, pagesPart, tapsPart, throttledPart, visitPart, withPart } from './report';
import { benchRoutes } from './routes';
import { floor } from './throttled-table';

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
if (values.only && !['pages', 'throttled', 'taps', 'visit'].includes(values.only))
  fail('--only takes pages, throttled, taps or visit.');
if (!existsSync(`${folder}/index.html`)) fail(`There is no ${folder}/index.html yet: run \`npm run build\` first.`);
const trouble = ensureChromium();
if (trouble) fail(trouble);

const conditions = conditionsOf(runs);
const others = await Promise.all(positionals.map(asContender));
const own = { name: site, folder };
const raw: Record<string, unknown> = {};
const parts: Part[] = [];

if (wants('pages')) {
  const contenders = [own, { name: noScript, folder: await withoutScripts(folder) }, ...others];
  const rows = await measurePages(contenders, values.routes?.split(',') ?? benchRoutes(folder), runs, say);
  raw.pages = rows;
  parts.push(pagesPart(rows, conditions));
}
if (wants('throttled')) {
  const contenders = [own, { name: floor, folder: await withoutRequests(folder) }, ...others];
  const rows = await measureThrottled(contenders, values.routes?.split(',') ?? benchRoutes(folder), runs, say);
  raw.throttled = rows;
  parts.push(throttledPart(rows, conditions));
}
if (wants('taps')) {
  const rows = await measureTaps(folder, runs, say);
  raw.taps = rows;
  parts.push(tapsPart(rows, conditions));
}
if (values.only === 'visit') {
  const rows = await measureVisits([own, ...others], runs, say);
  raw.visit = rows;
  parts.push(visitPart(rows, conditions));
}

const report = `${parts.map(({ text }) => text).join('\n\n')}\n`;
await mkdir(results, { recursive: true });
await writeFile(`${results}/bench.md`, report);
await writeFile(`${results}/bench.json`, `${JSON.stringify({ conditions, ...raw }, null, 2)}\n`);
if (values.write) await writeFile(documentFile, parts.reduce(withPart, await readFile(documentFile, 'utf8')));
process.stdout.write(`\n${report}`);
if (values.strict && parts.some(({ missed }) => missed.length > 0)) process.exit(1);

function wants(part: string): boolean {
  return values.only === undefined || values.only === part;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
