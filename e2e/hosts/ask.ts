import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  /** by lower-case name; '' for one that was not sent */
  header: (name: string) => string;
  /** unpacked */
  body: Buffer;
};

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

type Question = { method?: string; headers?: Record<string, string>; body?: Buffer };

/** One request to a host on this machine. Node's own client sends a path as it is written; fetch would tidy `..` away. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const header = (name: string) => String(response.headers[name] ?? '');
        const packed = Buffer.concat(parts);
        const unpacked = (packed.length > 0 && unpack[header('content-encoding')]?.(packed)) || packed;
        resolve({ status: response.statusCode ?? 0, header, body: unpacked });
      });
    });
    asked.on('error', reject).end(body);
  });
}
