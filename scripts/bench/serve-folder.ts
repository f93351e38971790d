import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { exportedPolicies } from '../export/policy/exported-policies';
import { type HeaderRule, headerRules } from '../hosting/header-rules';
import { startStaticServer } from '../serve/static-server';

export type ServedFolder = {
  origin: string;
  /** what has gone out since the server started, heads and all: also what no page knows of, as a prefetch */
  traffic: () => { bytes: number; requests: number };
  close: () => Promise<void>;
};

/** Serves a folder by the project's own server, at a port that the system chooses. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = await startStaticServer({ folder, port: 0, rules: await rulesOf(folder) });
  const sockets: Socket[] = [];
  let requests = 0;
  server.on('connection', (socket) => sockets.push(socket));
  server.on('request', () => {
    requests += 1;
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    traffic: () => ({ bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0), requests }),
    close: () => stop(server),
  };
}

/** Somebody else's pages carry no policy of their own, and get no headers of this site's. */
async function rulesOf(folder: string): Promise<readonly HeaderRule[]> {
  try {
    return headerRules(await exportedPolicies(folder));
  } catch {
    return [];
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
