import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { internalPath } from '@/lib/internal-path';
import { type HeaderRule, headersFor } from '../hosting/header-rules';
import { movedTo, type Redirect, redirects } from '../hosting/redirects';

// What the build writes for hosts (scripts/export/host-files.ts), and files that begin with a dot, as in deploy/nginx.conf.
const hostFile = /^\/_(headers|redirects|nginx\.conf)\/?$|\/\./i;

type StaticServerOptions = {
  /** the export, with `404.html` in it */
  folder: string;
  /** 0 lets the system choose */
  port: number;
  host?: string;
  rules: readonly HeaderRule[];
  moved?: readonly Redirect[];
};

/**
 * Serves a folder of exported pages for previews and tests, as a host would: directory indexes, slashless and moved
 * addresses redirected, the 404 page with its status, compressed copies, ranges, and the headers of the rules. Files are
 * sent by sirv.
 *
 * @returns the listening server; rejects with the listener's own error (`EADDRINUSE`)
 */
export async function startStaticServer({
  folder,
  port,
  host = '127.0.0.1',
  rules,
  moved = redirects,
}: StaticServerOptions): Promise<Server> {
  const notFoundPage = await readFile(join(folder, '404.html'));
  // `dev` looks at the disk for each request, so a build that ends meanwhile is served as it is then.
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    const address = url.replace(/[?#].*$/s, '');
    const path = decodedPath(address);
    const { 'Cache-Control': caching, ...headers } = headersFor(rules, path ?? '/');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

    const notFound = () => {
      // A file that is missing today may be there tomorrow.
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFoundPage);
    };
    if (path === undefined || hostFile.test(path)) return notFound();
    const target = movedTo(path, moved);
    if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
    const withSlash = internalPath(url);
    if (withSlash !== url && existsSync(join(folder, path, 'index.html')))
      return void response.writeHead(308, { Location: withSlash }).end();

    if (caching) response.setHeader('Cache-Control', caching);
    // sirv leaves a file open when its reader goes away, and ends the process when the file does: a build ran meanwhile.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    if (path.endsWith('/')) request.url = `${address}index.html`;
    sendFile(request, response, notFound);
  });
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
