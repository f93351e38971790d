import type { AddressInfo } from 'node:net';
import { folderWith } from '../testing/folder-with';
import { startStaticServer } from './static-server';

// e2e/export/hosts.test.ts tests its answers to GET.
test.each([
  ['POST', 405, 'GET, HEAD'],
  ['HEAD', 200, null],
])('%s for a part of a file is answered with %i (RFC 9110, 14.2 and 15.5.6)', async (method, status, allowed) => {
  const server = await startStaticServer(folderWith({ _headers: '', '404.html': '', 'a.txt': 'Words' }), 0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/a.txt`, { method, headers: { range: 'bytes=0-1' } });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allowed]);
  server.close().closeAllConnections();
});
