import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { internalPath } from '@/lib/internal-path';
import { type HeaderRule, headersFor } from '../hosting/header-rules';
import { movedTo, type Redirect, redirects } from '../hosting/redirects';
import { answerMalformed } from './answer-malformed';
import { sendFile } from './send-file';

// What the build writes for hosts (scripts/export/host-files.ts) is not for visitors, on any file system.
const hostFile = /^\/_(headers|redirects|nginx\.conf)\/?$/i;

type StaticServerOptions = {
  folder: string;
  port: number;
  host?: string;
  rules?: readonly HeaderRule[];
  moved?: readonly Redirect[];
};

/**
 * Serves a folder of exported pages as a host would: directory indexes, slashless and moved addresses redirected, the
 * 404 page with its status, compressed copies, ranges, and the headers of the rules.
 *
 * @param options.folder the export, with `404.html` in it
 * @param options.port 0 lets the system choose
 * @param options.host the address to listen on: this machine alone, where nothing else is said
 * @param options.rules what to send beside the files (scripts/hosting/header-rules.ts)
 * @param options.moved addresses that lead elsewhere; those of content/redirects.ts
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer({
  folder,
  port,
  host = '127.0.0.1',
  rules = [],
  moved = redirects,
}: StaticServerOptions): Promise<Server> {
  const notFoundPage = await readFile(join(folder, '404.html'));

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const address = /^[^?#]*/.exec(url)?.[0] ?? '';
    const path = decodedPath(address);
    const { 'Cache-Control': caching, ...headers } = headersFor(rules, path ?? '/');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    // RFC 9112, 3.2. Node would refuse it too, without the headers.
    if (request.httpVersion === '1.1' && request.headers.host === undefined) return void response.writeHead(400).end();
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const notFound = () => sendNotFound(response, isHead ? undefined : notFoundPage);
    if (path === undefined || hostFile.test(path)) return notFound();

    const target = movedTo(path, moved);
    if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
    const withSlash = internalPath(url);
    if (withSlash !== url && existsSync(join(folder, path, 'index.html'))) {
      return void response.writeHead(308, { Location: withSlash }).end();
    }

    if (caching) response.setHeader('Cache-Control', caching);
    sendFile(request, response, { folder, address, path }, notFound);
  };

  const server = createServer({ requireHostHeader: false }, answer);
  // An `Expect` other than 100-continue: RFC 9110, 10.1.1, lets a server answer as if it were not there.
  server.on('checkExpectation', answer);
  answerMalformed(server, headersFor(rules, '/'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}

// A file that is missing today may be there tomorrow, under whatever name.
function sendNotFound(response: ServerResponse, page: Buffer | undefined): void {
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}

/**
 * The path of an address, percent-decoded. Undefined for one that cannot be decoded, that leaves the folder, or that
 * begins like another site's address (`//host`), to which a redirect would lead away.
 */
function decodedPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    return /^\/(?![/\\])/.test(path) && !/(^|[/\\])\.\.([/\\]|$)/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
