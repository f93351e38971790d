/** What one client does: the bytes it sends, how many whole requests they are, and what it does then. */
export type HostileClient = {
  text: string;
  /** reads everything until the host closes; leaves after the first bytes; leaves at once; stops sending half-way */
  then: 'read' | 'leave' | 'vanish' | 'half';
};

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32): a failure can be had again. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const twists = [
  '',
  '',
  '/',
  '//',
  '/..',
  '/%2e%2e/secret.txt',
  '/..%5c',
  '%',
  '%00',
  '%0d%0aX-Injected:%201',
  '%c0%af',
  '%ff',
  '?q=%',
  '#a',
];
const ranges = [
  '0-3',
  '20-10',
  '-5',
  '-0',
  '5-',
  '-',
  '0-0,2-3',
  '99999999999-',
  '0-99999999999999999999',
  'a-b',
  '1-2-3',
  '--5',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND', 'TRACE'];
const headers = [
  ...['br;q=0', 'gzip;q=0, br;q=0', 'br', '*;q=0', ';;;', 'identity;q=0, *;q=0'].map(
    (value) => `Accept-Encoding: ${value}`,
  ),
  ...['*', '"', 'W/"1-2"', '"a", "b"'].flatMap((value) => [
    `If-None-Match: ${value}`,
    `If-Match: ${value}`,
    `If-Range: ${value}`,
  ]),
  ...['Thu, 01 Jan 2099 00:00:00 GMT', 'never', '-1'].flatMap((value) => [
    `If-Modified-Since: ${value}`,
    `If-Unmodified-Since: ${value}`,
  ]),
  ...['Expect: 100-continue', 'Expect: the worst', 'Cookie: a=\u00ff', 'Range: lines=1-2'],
];
/** No requests at all, or none that end; each is the last thing its client says. */
const broken = [
  'GET /\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',
  'NONSENSE\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /a\u0001b HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nshort',
  // Node takes what follows for another protocol.
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
];

/**
 * A client with up to twenty requests over one connection, all sent at once, each hostile in its own way.
 *
 * @param paths addresses to twist
 */
export function hostileClient(
  random: () => number,
  paths: readonly string[],
  most = 20,
): HostileClient & { requests: number } {
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
  const count = 1 + Math.floor(random() * most);
  const request = (connection: string) => {
    const method = pick(methods);
    const path =
      random() < 0.5 ? pick(paths) : `${pick(paths)}${pick(twists)}${random() < 0.05 ? `/${'a'.repeat(300)}` : ''}`;
    const lines = [
      random() < 0.4 ? `Range: bytes=${pick(ranges)}` : '',
      random() < 0.6 ? pick(headers) : '',
      connection,
    ];
    const body = method === 'POST' || method === 'PUT' ? 'x'.repeat(Math.floor(random() * 50)) : '';
    const length = body ? [`Content-Length: ${body.length}`] : [];
    const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...lines.filter(Boolean), ...length].join('\r\n');
    return `${head}\r\n\r\n${body}`;
  };
  const all = Array.from({ length: count }, (_, index) => request(index === count - 1 ? 'Connection: close' : ''));
  const isBroken = random() < 0.15;
  if (isBroken) all[count - 1] = pick(broken);
  const chance = random();
  const then = isBroken ? 'half' : chance < 0.75 ? 'read' : chance < 0.9 ? 'leave' : 'vanish';
  return { text: all.join(''), then, requests: count };
}
