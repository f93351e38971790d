import { once } from 'node:events';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { internalPath } from '@/lib/internal-path';
import { headersFor, readHeaders, readRedirects } from './host-files';

// What the build writes for hosts, and files that begin with a dot, but for those of RFC 8615.
const hostFile = /^\/_(headers|redirects|nginx\.conf)\/?$|\/\.(?!well-known\/)/i;

/**
 * Serves a folder of exported pages for previews and tests, as a host would: directory indexes, slashless and moved
 * addresses redirected, the 404 page with its status, compressed answers, ranges, and the headers of its `_headers`.
 *
 * @param port 0 lets the system choose
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  // A part of a file is counted in its own bytes.
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });

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
    if (target !== undefined) return void response.writeHead(301, { Location: withQuery(target, url) }).end();
    const withSlash = internalPath(url);
    if (withSlash !== url && existsSync(join(folder, path, 'index.html')))
      return void response.writeHead(308, { Location: withSlash }).end();

    // RFC 9110, 14.2: ranges are for GET alone.
    if (method === 'HEAD') delete request.headers.range;
    send(request, address, { root: folder, dotfiles: 'allow', cacheControl: false })
      .on('error', ({ status, headers }: { status: number; headers?: OutgoingHttpHeaders }) => {
        if (response.headersSent) response.destroy();
        else if (status !== 412 && status !== 416) notFound();
        else response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end();
      })
      .on('directory', notFound)
      .on('file', (_path: string, { size }: Stats) => {
        // Of a file that is shorter than the end asked for, all is meant (RFC 9110, 14.1.2); `send` refuses it.
        const [, end] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        if (Number(end) > size) request.headers.range = 'bytes=0-';
      })
      .pipe(response);
  };
  const server = createServer((request, response) =>
    // The types are Express's; the package asks for no more than Node's own.
    compress(request as never, response as never, () => {
      try {
        answer(request, response);
      } catch {
        // While a build writes the folder anew, files that every answer needs are missing.
        response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': '5' }).end();
      }
    }),
  );
  await once(server.listen(port, host), 'listening');
  return server;
}

/** Where a moved address leads: with the query it was asked with, unless the target has one of its own. */
function withQuery(target: string, asked: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(asked) ?? [];
  const [, place = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return place.includes('?') ? target : `${place}${query}${hash}`;
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
