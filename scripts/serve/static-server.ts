import { once } from 'node:events';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import querystring from 'node:querystring';
import compression from 'compression';
import send from 'send';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { headersFor, readHeaders, readRedirects } from './read-host-files';

// What the build writes for hosts; names that begin with a dot, but for RFC 8615's; and `//host`, which a redirect would
// make another site's address.
const notServed = /^\/_(headers|redirects|nginx\.conf)\/?$|\/\.(?!well-known\/)|^\/[/\\]/i;
const origin = 'http://localhost';

/**
 * Serves a folder of exported pages for previews and tests, as a host would: directory indexes, slashless and moved
 * addresses redirected, the 404 page with its status, compressed answers, ranges, and the headers of its `_headers`.
 *
 * @param port 0 lets the system choose
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  // `Content-Range` counts the bytes of the file, not of a compressed answer.
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });

  const answer: RequestListener = (request, response) => {
    const { pathname, search } = new URL(`${origin}${request.url}`);
    // Unlike `decodeURIComponent` it takes a "%" that encodes nothing.
    const path = querystring.unescape(pathname);
    const rules = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

    const sendNotFound = () => {
      // A missing file may exist after the next build, so the answer is not cached.
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    };
    if (notServed.test(path)) return sendNotFound();
    const moved = readRedirects(folder).get(path);
    if (moved !== undefined) {
      const target = new URL(moved, origin);
      target.search ||= search;
      return void response.writeHead(301, { Location: target.href.replace(origin, '') }).end();
    }
    const withSlash = withTrailingSlash(pathname);
    if (withSlash !== pathname && existsSync(join(folder, path, 'index.html')))
      return void response.writeHead(308, { Location: withSlash + search }).end();

    // RFC 9110, 14.2: ranges are for GET alone.
    if (request.method === 'HEAD') delete request.headers.range;
    send(request, pathname, { root: folder, dotfiles: 'allow', cacheControl: false })
      .on('error', ({ status, headers }: { status: number; headers?: OutgoingHttpHeaders }) => {
        if (response.headersSent) response.destroy();
        else if (status !== 412 && status !== 416) sendNotFound();
        else response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end();
      })
      .on('directory', sendNotFound)
      .on('file', (_path: string, { size }: Stats) => {
        // The last 500 bytes of a shorter file are all of it (RFC 9110, 14.1.2); `send` refuses such a range.
        const [, length] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        if (Number(length) > size) request.headers.range = 'bytes=0-';
      })
      .pipe(response);
  };
  const server = createServer((request, response) =>
    // The types are Express's; the package asks for no more than Node's own.
    compress(request as never, response as never, () => {
      try {
        answer(request, response);
      } catch {
        // While a build replaces the folder, files that every answer needs are missing.
        response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': '5' }).end();
      }
    }),
  );
  await once(server.listen(port, host), 'listening');
  return server;
}
