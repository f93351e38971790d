import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

// The smaller first.
const copies: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
// Describes a file; nothing of it may stand over an answer that has none.
const ofFile = ['Content-Length', 'Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified', 'Accept-Ranges'];

type SendFileOptions = {
  folder: string;
  /** the path as it was asked for, percent-encoded, without its query; a folder's ends with a slash */
  address: string;
  /** the same, decoded, with no step out of the folder */
  path: string;
};

/**
 * Answers with a file of a folder: `send` (of the Express project) knows ranges, conditions and files that go away, and
 * closes what a visitor stops reading. A folder's address has its index.html, and the compressed copies beside a file
 * (scripts/export/compress.ts) go to whoever accepts them.
 *
 * @param onMissing answers in its place where there is no such file
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, address, path }: SendFileOptions,
  onMissing: () => void,
): void {
  const index = path.endsWith('/') ? 'index.html' : '';
  const there = Object.keys(copies).filter((encoding) =>
    existsSync(join(folder, `${path}${index}${copies[encoding]}`)),
  );
  // Of those that the visitor takes (`q=0` takes none), the smaller one.
  const accepted = new Negotiator(request).encodings(there);
  const encoding = there.find((each) => accepted.includes(each));
  const copy = copies[encoding ?? ''] ?? '';

  response.setHeader('Content-Type', contentType(extname(`${path}${index}`)) || 'application/octet-stream');
  if (there.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);

  const withoutFile = (answer: () => void) => {
    // The file went away, or became unreadable, while it was being sent: a cut connection is the only honest end.
    if (response.headersSent) return void response.destroy();
    for (const name of [...ofFile, 'Vary', 'Cache-Control']) response.removeHeader(name);
    answer();
  };
  send(request, `${address}${index}${copy}`, { root: folder, index: false, cacheControl: false })
    .on('error', ({ status }: { status: number }) =>
      withoutFile(status < 500 && ![412, 416].includes(status) ? onMissing : () => response.writeHead(status).end()),
    )
    .on('directory', () => withoutFile(onMissing))
    .on('stream', (stream) => {
      // `send` closes the file when its answer is over. One that waits behind others on a connection is never told that
      // the connection has gone.
      const { socket } = request;
      const close = () => stream.destroy();
      if (socket.destroyed) return close();
      socket.setMaxListeners(0).once('close', close);
      stream.once('close', () => socket.off('close', close));
      // A file that was cut short meanwhile would leave the visitor waiting for the rest.
      stream.once('end', () => {
        if (stream.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
      });
    })
    .pipe(response);
}
