import { connect, type Socket } from 'node:net';

/** What a host answered: its status, and how many bytes came in all. */
export type Reply = { status: number; bytes: number; head: string; body: Buffer };

/** A connection that is kept alive and asks for one thing at a time. */
export type Connection = { ask: (path: string) => Promise<Reply>; socket: Socket };

/** How a request reads on the wire, as a browser would send it. */
export const requestText = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

/**
 * Opens a connection to a host on this machine. Written on sockets, because 500 of Node's own clients cost more than
 * what is measured.
 *
 * @throws when the host refuses
 */
export function open(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let waiting: { done: (reply: Reply) => void; fail: (reason: Error) => void } | undefined;
    const fail = (reason: Error) => {
      reject(reason);
      waiting?.fail(reason);
    };
    socket.setNoDelay(true).setTimeout(20_000, () => socket.destroy(new Error('No answer for 20 s.')));
    socket.on('error', fail).on('close', () => fail(new Error('The host closed the connection.')));
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const reply = readReply(received);
      if (!reply) return;
      received = received.subarray(reply.bytes);
      waiting?.done(reply);
    });
    const ask = (path: string) =>
      new Promise<Reply>((done, failed) => {
        if (socket.destroyed) return failed(new Error('The host closed the connection.'));
        waiting = { done, fail: failed };
        socket.write(requestText(path));
      });
    socket.once('connect', () => resolve({ ask, socket }));
  });
}

/** The first whole answer among the bytes received, if there is one yet. nginx gives every file's length. */
export function readReply(received: Buffer): Reply | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const bytes = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (received.length < bytes) return undefined;
  return { status: Number(head.slice(9, 12)), bytes, head, body: received.subarray(end + 4, bytes) };
}
