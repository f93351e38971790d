import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Node's own choice of status for what its parser refuses; 400 for all others. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no HTTP request with its status and the headers that every answer has; Node would send the status
 * alone. While another answer is on its way over the same connection, there is no place for one: it is closed.
 */
export function answerMalformed(server: Server, headers: Readonly<Record<string, string>>): void {
  const answering = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => answering.set(socket, (answering.get(socket) ?? 0) + change);
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || answering.get(socket)) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy());
  });
}
