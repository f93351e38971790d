/**
 * `npm run test:load`: drives nginx with deploy/nginx.conf and out/ on this machine alone, and prints what it saw. Every
 * part is bounded; the whole ends by itself in less than a minute. What must hold on any machine (no error, no mixed
 * page, no missing file) fails here and in e2e/hosts; times are printed, and compared within the run only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx } from '@/scripts/ensure-hosts';
import { publish } from '@/scripts/release/publish';
import { type Host, startNginx } from '../hosts/hosts';
import { assetsOf, makeNextBuild } from './builds';
import { crowd, quantile } from './crowd';
import { visitWhile } from './deploy';
import { plainPath, startPlainHost } from './plain-host';
import { slowReaders, slowSenders } from './slow';
import { bytesOf, compare } from './throughput';

const pages = ['/', '/legal/', '/web/publications/', '/tenth-lining/'];
const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const milliseconds = (value = Number.NaN) => `${value.toFixed(1)} ms`;

if (!hasNginx()) fail('nginx is missing: install it with your system’s package manager.');
if (!existsSync('out/index.html')) fail('There is no out/index.html yet: run `npm run build` first.');

const paths = [...pages, ...assetsOf(pages.map((page) => readFileSync(join('out', page, 'index.html'))).join())];
const base = await mkdtemp(join(tmpdir(), 'load-'));
await publish('out', base);
const host = await startNginx({ base });
const plain = await startPlainHost(base, await bytesOf(host.port, '/legal/'));
// The nginxes end with this script, whatever happens in it.
process.once('exit', () => void [host, plain].map((each: Host) => each.stop()));
setTimeout(() => fail('Stopped after 60 seconds.'), 60_000).unref();

const problems = [...(await manyVisitors())];
await besidePlainFile();
problems.push(...(await slowClients()), ...(await deployUnderLoad()));
if (problems.length > 0) fail(problems.slice(0, 10).join('\n'));
process.exit();

async function manyVisitors(): Promise<readonly string[]> {
  const { connected, latencies, problems } = await crowd(host.port, { connections: 500, requests: 40, paths });
  say(`${connected} connections at once, ${whole(latencies.length)} answers: ${problems.length} errors;`);
  say(`  ${milliseconds(quantile(latencies, 0.5))} in the median, ${milliseconds(quantile(latencies, 0.99))} for 99 %`);
  return problems;
}

/** The others may take at most twice as long as without slow clients, and 10 ms. */
async function slowClients(): Promise<readonly string[]> {
  const others = { connections: 50, requests: 100, paths };
  const quiet = await crowd(host.port, others);
  const slow = [await slowSenders(host.port, 60), await slowReaders(host.port, 60, '/video/introduction.mp4')];
  const beside = await crowd(host.port, others);
  const waiting = slow.reduce((sum, each) => sum + each.waiting(), 0);
  for (const each of slow) each.end();
  const held = [0.5, 0.95].flatMap((share) => {
    const [alone, along] = [quantile(quiet.latencies, share), quantile(beside.latencies, share)];
    const line = `${share * 100} % of the answers to 50 others: ${milliseconds(alone)}, beside ${waiting} slow clients ${milliseconds(along)}`;
    say(line);
    return along > 2 * alone + 10 ? [`Held up: ${line}`] : [];
  });
  return [...quiet.problems, ...beside.problems, ...held];
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

async function besidePlainFile(): Promise<void> {
  const { bytes, rounds, clock, processor } = await compare(
    { port: host.port, path: '/legal/', pidFile: join(base, 'nginx.pid') },
    { port: plain.port, path: plainPath, pidFile: join(base, 'plain', 'nginx.pid') },
  );
  const line = ({ site, plain, ratio }: typeof clock) =>
    `${whole(site)} and ${whole(plain)}, ratio ${ratio.toFixed(2)}`;
  say(`/legal/ beside one plain file, ${whole(bytes)} bytes with headers each (target: a ratio of at least 0.9):`);
  say(`  answers a second by the clock, medians of ${rounds} rounds: ${line(clock)}`);
  say(`  answers for a second of nginx’s processor time: ${line(processor)}`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
