import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { exportedPolicies } from '../export/policy/exported-policies';
import { headerRules } from '../hosting/header-rules';
import { startStaticServer } from '../serve/static-server';

export type ServedFolder = {
  origin: string;
  /** what has gone out since the server started, heads and all: also what no page knows of, as a prefetch */
  traffic: () => { bytes: number; requests: number };
  close: () => Promise<void>;
};

/** Serves an export by the project's own server, at a port that the system chooses. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  // The floor's pages carry no policy.
  const rules = await exportedPolicies(folder).then(headerRules, () => []);
  const server = await startStaticServer({ folder, port: 0, rules });
  const sockets: Socket[] = [];
  let requests = 0;
  server.on('connection', (socket) => sockets.push(socket));
  server.on('request', () => {
    requests += 1;
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    traffic: () => ({ bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0), requests }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
