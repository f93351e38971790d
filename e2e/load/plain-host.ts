import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, type Host, whenListening } from '../hosts/hosts';

/** Where the plain host has its one file. */
export const plainPath = '/page.html';

/**
 * The same nginx with as little as it can do: no rules, no headers, no log, one file. The measure for the site's own.
 *
 * @param base a folder for it
 * @param bytes how long its answer is to be, with its headers
 */
export async function startPlainHost(base: string, bytes: number): Promise<Host> {
  const port = await freePort();
  const folder = join(base, 'plain');
  await mkdir(folder);
  const settings = `worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`;
  await writeFile(join(folder, 'nginx.conf'), settings);
  const file = join(folder, plainPath);
  // As a compressed page looks: autocannon reads a body as text, and such bytes take it three times as long as letters.
  await writeFile(file, randomBytes(bytes));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const program = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const host = await whenListening(program, port);
  // Twice, because a shorter file can have a shorter Content-Length too.
  for (let length = bytes, time = 0; time < 2; time += 1) {
    length += bytes - (await bytesOf(port, plainPath));
    await writeFile(file, randomBytes(length));
  }
  return host;
}

/** How many bytes an answer has on the wire, with its headers, to a client that takes every compression. */
export function bytesOf(port: number, path: string): Promise<number> {
  return new Promise((done, fail) => {
    let bytes = 0;
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (part) => {
      bytes += part.length;
    });
    socket.on('error', fail).on('end', () => done(bytes));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
    );
  });
}
