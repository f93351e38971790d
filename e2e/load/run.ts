/**
 * `npm run test:load`: drives nginx with deploy/nginx.conf and out/ on this machine alone, and prints what it saw. Every
 * part is bounded; the whole ends by itself in less than a minute. What must hold on any machine (no error, no mixed
 * page, no missing file) fails here and in e2e/hosts; times are printed, and compared within the run only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFor, missingPrograms } from '@/scripts/hosting/host-programs';
import { publish } from '@/scripts/release/publish';
import { type Host, startNginx } from '../hosts/hosts';
import { assetsOf, makeNextBuild } from './builds';
import { visitWhile } from './deploy';
import { drive } from './drive';
import { bytesOf, plainPath, startPlainHost } from './plain-host';
import { processorTime } from './processor-time';
import { slowReaders, slowSenders } from './slow';

const pages = ['/', '/legal/', '/web/publications/', '/tenth-lining/'];
const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => Math.round(value).toLocaleString('en');

if (missingPrograms().includes('nginx')) fail(`nginx is missing: ${commandFor('nginx')}`);
if (!existsSync('out/index.html')) fail('There is no out/index.html yet: run `npm run build` first.');

const paths = [...pages, ...assetsOf(pages.map((page) => readFileSync(join('out', page, 'index.html'))).join())];
const base = await mkdtemp(join(tmpdir(), 'load-'));
await publish('out', base);
const host = await startNginx({ base });
const plain = await startPlainHost(base, await bytesOf(host.port, '/legal/'));
// The nginxes end with this script, whatever happens in it.
process.once('exit', () => void [host, plain].map((each: Host) => each.stop()));
setTimeout(() => fail('Stopped after 60 seconds.'), 60_000).unref();

const problems = await manyVisitors();
problems.push(...(await besidePlainFile()), ...(await slowClients()), ...(await deployUnderLoad()));
if (problems.length > 0) fail(problems.slice(0, 10).join('\n'));
process.exit();

async function manyVisitors(): Promise<string[]> {
  const { answers, median, most, problems } = await drive(host.port, { connections: 500, amount: 15_000, paths });
  say(`500 connections at once, ${whole(answers)} answers: ${problems.join(', ') || 'no error'};`);
  say(`  ${median} ms in the median, at most ${most} ms for 99 %`);
  return [...problems];
}

/** In turns, so that what else the machine does falls on both. The processor's time is the figure to trust: see the docs. */
async function besidePlainFile(): Promise<readonly string[]> {
  const both = [
    { port: host.port, path: '/legal/', pidFile: join(base, 'nginx.pid') },
    { port: plain.port, path: plainPath, pidFile: join(base, 'plain', 'nginx.pid') },
  ] as const;
  const seen = both.map(() => ({ answers: 0, seconds: 0 }));
  for (let round = 0; round < 4; round += 1) {
    for (const [index, { port, path, pidFile }] of both.entries()) {
      const before = processorTime(pidFile);
      const { answers, problems } = await drive(port, {
        connections: 32,
        amount: 6_400,
        paths: [path],
        pipelining: 16,
      });
      if (problems.length > 0) return problems;
      const sum = seen[index];
      if (!sum) continue;
      sum.answers += answers;
      sum.seconds += Number(processorTime(pidFile)) - Number(before);
    }
  }
  const [site = Number.NaN, other = Number.NaN] = seen.map(({ answers, seconds }) => answers / seconds);
  say(`/legal/ beside one plain file of the same size (target: a ratio of at least 0.9):`);
  say(
    `  answers for a second of nginx’s processor time: ${whole(site)} and ${whole(other)}, ratio ${(site / other).toFixed(2)}`,
  );
  return [];
}

/** The others may take at most twice as long as without slow clients, and 10 ms. */
async function slowClients(): Promise<readonly string[]> {
  const others = { connections: 50, amount: 2_000, paths };
  const quiet = await drive(host.port, others);
  const slow = [await slowSenders(host.port, 60), await slowReaders(host.port, 60, '/video/introduction.mp4')];
  const beside = await drive(host.port, others);
  const waiting = slow.reduce((sum, each) => sum + each.waiting(), 0);
  for (const each of slow) each.end();
  const line = `99 % of the answers to 50 others: ${quiet.most} ms, beside ${waiting} slow clients ${beside.most} ms`;
  say(line);
  const isHeld = beside.most > 2 * quiet.most + 10 || beside.median > 2 * quiet.median + 10;
  return [...quiet.problems, ...beside.problems, ...(isHeld ? [`Held up: ${line}`] : [])];
}

async function deployUnderLoad(): Promise<readonly string[]> {
  const next = await makeNextBuild();
  const builds = ['out', next];
  const visits = await visitWhile(host.port, { visitors: 24, pages, builds }, () => publish(next, base));
  const [last, fresh] = visits.pages;
  say(
    `A deploy under load: ${last} pages of the last build, ${fresh} of the next, ${whole(visits.assets)} of their files:`,
  );
  say(`  ${visits.problems.length} mixed or missing`);
  return visits.problems;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
