import { connect } from 'node:net';
import { type HostileClient, hostileClient, seeded } from './requests';

export type Attack = {
  requests: number;
  /** answers that were read, and of those the ones without a header that every answer has */
  answers: number;
  problems: readonly string[];
};

const patience = 20_000;

/**
 * Sends hostile requests to a host on this machine, the same ones for the same seed, from 32 clients at a time.
 *
 * @param names headers that every answer must have
 * @param between called before each client, to change what the host stands on
 */
export async function attack(port: number, { seed, requests, paths, names, between }: AttackOptions): Promise<Attack> {
  const random = seeded(seed);
  const problems: string[] = [];
  let [sent, answers] = [0, 0];
  const oneAfterTheOther = async () => {
    while (sent < requests && problems.length < 10) {
      const client = hostileClient(random, paths, Math.min(20, requests - sent));
      sent += client.requests;
      await between();
      const { text, isHung } = await talk(port, client);
      // Nothing that is served has such words, so each is the head of an answer.
      const heads = text.match(/HTTP\/1\.1 (?!100)\d{3} /g)?.length ?? 0;
      answers += heads;
      if (isHung) problems.push(`No end after ${patience} ms: ${JSON.stringify(client)}`);
      // Who leaves, or breaks off, may leave in the middle of a head.
      if (client.then !== 'read') continue;
      const missing = names.filter((name) => text.match(new RegExp(`^${name}: `, 'gmi'))?.length !== heads);
      if (missing.length > 0) problems.push(`Not every answer has ${missing}: ${JSON.stringify(client)}`);
      if (heads === 0 || /^X-Injected:/m.test(text)) problems.push(`Answered ${text}: ${JSON.stringify(client)}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, oneAfterTheOther));
  return { requests: sent, answers, problems };
}

type AttackOptions = {
  seed: number;
  requests: number;
  paths: readonly string[];
  names: readonly string[];
  between: () => Promise<void>;
};

/** What the host said to one client until the connection was over. */
function talk(port: number, { text, then }: HostileClient): Promise<{ text: string; isHung: boolean }> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let isHung = false;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (then === 'half') socket.end(text, 'latin1');
      else socket.write(text, 'latin1', () => then === 'vanish' && socket.resetAndDestroy());
    });
    socket.setTimeout(patience, () => {
      isHung = true;
      socket.destroy();
    });
    socket.on('data', (part) => {
      if (then === 'leave') socket.destroy();
      parts.push(part);
    });
    // A reset is the host's right: what matters is what it said before, and that it goes on.
    socket.on('error', () => socket.destroy()).on('end', () => socket.end());
    socket.on('close', () => done({ text: Buffer.concat(parts).toString('latin1'), isHung }));
  });
}
