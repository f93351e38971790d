import { connect } from 'node:net';
import { open, requestText } from './client';
import { quantile } from './crowd';
import { processorTime } from './processor-time';

type Place = { port: number; path: string; pidFile: string };

export type Comparison = {
  bytes: number;
  rounds: number;
  /** answers a second by the clock: medians, and the median of the ratios within a round */
  clock: { site: number; plain: number; ratio: number };
  /** answers for each second of processor time, over all rounds; NaN where the system does not tell */
  processor: { site: number; plain: number; ratio: number };
};

const [rounds, connections, requests, ahead] = [21, 32, 400, 16];

/**
 * How many answers a second two hosts give to clients that never wait, in turns, so that what else the machine does falls
 * on both. Each client has 16 questions on the way: it is the host that is measured.
 *
 * @throws when an answer is not as long as the first, or the two are not of one size
 */
export async function compare(site: Place, plain: Place): Promise<Comparison> {
  const [bytes, plainBytes] = [await bytesOf(site.port, site.path), await bytesOf(plain.port, plain.path)];
  if (bytes !== plainBytes) throw new Error(`The plain answer has ${plainBytes} bytes, the site’s ${bytes}.`);
  const rates: Array<readonly [site: number, plain: number]> = [];
  const before = [processorTime(site.pidFile), processorTime(plain.pidFile)];
  for (let round = 0; round < rounds; round += 1) {
    rates.push([await answersASecond(site, bytes), await answersASecond(plain, bytes)]);
  }
  const used = (index: 0 | 1) => Number(processorTime([site, plain][index]?.pidFile ?? '')) - Number(before[index]);
  const perProcessor = (index: 0 | 1) => (rounds * connections * requests) / used(index);
  const median = (values: readonly number[]) =>
    quantile(
      [...values].sort((a, b) => a - b),
      0.5,
    );
  const clock = { site: median(rates.map(([rate]) => rate)), plain: median(rates.map(([, rate]) => rate)) };
  const processor = { site: perProcessor(0), plain: perProcessor(1) };
  return {
    bytes,
    rounds,
    clock: { ...clock, ratio: median(rates.map(([first, second]) => first / second)) },
    processor: { ...processor, ratio: processor.site / processor.plain },
  };
}

/** How long an answer is, with its headers. */
export async function bytesOf(port: number, path: string): Promise<number> {
  const { ask, socket } = await open(port);
  const { status, bytes } = await ask(path);
  socket.destroy();
  if (status !== 200) throw new Error(`${path} is answered ${status}`);
  return bytes;
}

async function answersASecond({ port, path }: Place, bytes: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => flood(port, path, bytes)));
  return (connections * requests * 1000) / (performance.now() - begun);
}

/** One client; it sends less than the 1,000 requests after which nginx closes a connection. */
function flood(port: number, path: string, bytes: number): Promise<void> {
  return new Promise((done, fail) => {
    const question = requestText(path);
    const socket = connect(port, '127.0.0.1');
    let [sent, received] = [0, 0];
    const send = () => {
      const due = Math.min(requests, Math.floor(received / bytes) + ahead) - sent;
      if (due > 0) socket.write(question.repeat(due));
      sent += Math.max(due, 0);
    };
    socket.once('connect', send);
    socket.on('data', (part) => {
      received += part.length;
      if (received < requests * bytes) return send();
      socket.destroy();
      if (received === requests * bytes) done();
      else fail(new Error(`${path}: ${received} bytes came, not ${requests * bytes}`));
    });
    socket.on('error', fail).on('close', () => fail(new Error(`${path}: closed after ${received} bytes`)));
  });
}
