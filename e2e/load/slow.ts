import { connect, type Socket } from 'node:net';

/** Clients that hold on to a host; `waiting` is how many of them it has neither answered in full nor closed. */
export type SlowClients = { waiting: () => number; end: () => void };

const pace = 300;
const question = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Clients that send one byte of their request every 300 ms: it would take them ten seconds and more. */
export function slowSenders(port: number, count: number): Promise<SlowClients> {
  return clients(port, count, (socket) => {
    const text = question('/a-request-that-takes-more-than-ten-seconds');
    let sent = 0;
    return setInterval(() => {
      socket.write(text.charAt(sent));
      sent += 1;
    }, pace);
  });
}

/** Clients that ask for a large file and read a packet of it every 300 ms. */
export function slowReaders(port: number, count: number, path: string): Promise<SlowClients> {
  return clients(port, count, (socket) => {
    socket.pause();
    socket.write(question(path).repeat(64));
    return setInterval(() => socket.read(1024), pace);
  });
}

/** Clients that ask for a file and never read what comes. */
export function neverReaders(port: number, count: number, path: string): Promise<SlowClients> {
  return clients(port, count, (socket) => {
    socket.pause();
    // More than the system's buffers take off nginx's hands.
    socket.write(question(path).repeat(64));
    return undefined;
  });
}

async function clients(
  port: number,
  count: number,
  begin: (socket: Socket) => NodeJS.Timeout | undefined,
): Promise<SlowClients> {
  const waiting = new Set<Socket>();
  const open = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => {
        waiting.add(socket);
        const timer = begin(socket);
        socket.on('close', () => {
          clearInterval(timer);
          waiting.delete(socket);
        });
        done();
      });
      socket.on('error', fail).on('end', () => socket.destroy());
    });
  await Promise.all(Array.from({ length: count }, open));
  return {
    waiting: () => waiting.size,
    end: () => {
      for (const socket of waiting) socket.destroy();
    },
  };
}
