import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { internalPath } from './internal-path';

type StaticServerOptions = { folder: string; port: number };

/**
 * Serves a folder of exported pages on all loopback addresses.
 *
 * @param options.folder the export, with `404.html` in it
 * @param options.port 0 lets the system choose
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer({ folder, port }: StaticServerOptions): Promise<Server> {
  const notFoundPage = await readFile(join(folder, '404.html'));
  const serveFile = sirv(folder, { etag: true, gzip: true, brotli: true });

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = request.url ?? '/';
    const withSlash = internalPath(address);
    if (withSlash !== address && existsSync(join(folder, decodePath(withSlash), 'index.html'))) {
      response.writeHead(308, { Location: withSlash }).end();
      return;
    }
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return server;
}

/** The path of an address, percent-decoded; '' for one that cannot be decoded, so that it matches no file. */
function decodePath(address: string): string {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return '';
  }
}
