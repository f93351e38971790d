import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import compression from 'compression';
import sirv from 'sirv';
import { internalPath } from '@/lib/internal-path';
import { headersFor, readHeaders, readRedirects } from './host-files';

// What the build writes for hosts, and files that begin with a dot.
const hostFile = /^\/_(headers|redirects)\/?$|\/\./i;

/**
 * Serves a folder of exported pages for previews and tests, as a host would: directory indexes, slashless and moved
 * addresses redirected, the 404 page with its status, compressed answers, ranges, and the headers of its `_headers`.
 *
 * @param port 0 lets the system choose
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  // `dev` looks at the disk for each request, so a build that ends meanwhile is served as it is then.
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: [] });
  const compress = compression();

  const answer: RequestListener = (request, response) => {
    const { method, url = '/' } = request;
    const address = url.replace(/[?#].*$/s, '');
    const path = decodedPath(address);
    const rules = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    for (const [name, value] of Object.entries(headersFor(rules, path ?? '/'))) response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

    const notFound = () => {
      // A missing file may exist after the next build, so the answer is not cached.
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    };
    if (path === undefined || hostFile.test(path)) return notFound();
    const target = readRedirects(folder).get(path);
    if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
    const withSlash = internalPath(url);
    if (withSlash !== url && existsSync(join(folder, path, 'index.html')))
      return void response.writeHead(308, { Location: withSlash }).end();

    // sirv leaves a file open when its reader goes away.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    if (path.endsWith('/')) request.url = `${address}index.html`;
    sendFile(request, response, notFound);
  };
  const server = createServer((request, response) =>
    // The types are Express's; the package asks for no more than Node's own.
    compress(request as never, response as never, () => answer(request, response)),
  );
  await once(server.listen(port, host), 'listening');
  return server;
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
