import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor } from './hosting/header-rules';
import { movedTo, type Redirect, redirects } from './hosting/redirects';
import { internalPath } from './internal-path';

// What the build writes for hosts (scripts/export/host-files.ts) is not for visitors.
const hostFile = /^\/_(headers|redirects|nginx\.conf)$/;

type StaticServerOptions = {
  folder: string;
  port: number;
  rules?: readonly HeaderRule[];
  moved?: readonly Redirect[];
};

/**
 * Serves a folder of exported pages as a host would: directory indexes, slashless and moved addresses redirected, the
 * 404 page with its status, compressed copies, ranges, and the headers of the rules.
 *
 * @param options.folder the export, with `404.html` in it
 * @param options.port 0 lets the system choose
 * @param options.rules what to send beside the files (lib/hosting/header-rules.ts)
 * @param options.moved addresses that lead elsewhere; those of content/redirects.ts
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer({
  folder,
  port,
  rules = [],
  moved = redirects,
}: StaticServerOptions): Promise<Server> {
  const notFoundPage = await readFile(join(folder, '404.html'));
  const serveFile = sirv(folder, { etag: true, gzip: true, brotli: true });

  const server = createServer((request, response) => {
    const isHead = request.method === 'HEAD';
    const address = request.url ?? '/';
    const path = decodedPath(address);
    const { 'Cache-Control': caching, ...headers } = headersFor(rules, path ?? '/');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (request.method !== 'GET' && !isHead) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (path === undefined || hostFile.test(path)) return sendNotFound(response, isHead ? undefined : notFoundPage);

    const target = movedTo(path, moved);
    if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
    const withSlash = internalPath(address);
    if (withSlash !== address && existsSync(join(folder, path, 'index.html'))) {
      return void response.writeHead(308, { Location: withSlash }).end();
    }

    if (caching) response.setHeader('Cache-Control', caching);
    serveFile(request, response, () => sendNotFound(response, isHead ? undefined : notFoundPage));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return server;
}

// A file that is missing today may be there tomorrow, under whatever name.
function sendNotFound(response: ServerResponse, page: Buffer | undefined): void {
  response.removeHeader('Cache-Control');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}

/**
 * The path of an address, percent-decoded. Undefined for one that cannot be decoded, that leaves the folder, or that
 * begins like another site's address (`//host`), to which a redirect would lead away.
 */
function decodedPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(/^[^?#]*/.exec(address)?.[0] ?? '');
    return /^\/(?![/\\])/.test(path) && !/(^|[/\\])\.\.([/\\]|$)/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
