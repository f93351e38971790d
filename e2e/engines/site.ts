import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModeLauncher } from '@/content/launcher-types';
import { exportedPolicies } from '@/scripts/export/policy/exported-policies';
import { headerRules } from '@/scripts/hosting/header-rules';
import { startStaticServer } from '@/scripts/serve/static-server';
import { bundleIslands, launcherPage, launcherPath } from '../support/launchers/bundle';

/** `out/` on a server that keeps what was asked for, and a page with a launcher, which content may have none of. */
export type Site = { origin: string; asked: string[]; stop: () => Promise<void> };

export const launcher = {
  pages: '/legal',
  label: 'Talk to us',
  title: 'A form',
  mode: 'popup',
} as const satisfies ModeLauncher;

export async function startSite(): Promise<Site> {
  const asked: string[] = [];
  const own = new Map([[launcherPath, launcherPage(launcher)], ...(await bundleIslands())]);
  const server: Server = await startStaticServer({
    folder: 'out',
    port: 0,
    rules: headerRules(await exportedPolicies('out')),
  });
  const [answer] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(path);
    const body = own.get(path);
    if (body === undefined) return answer(request, response);
    response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8').end(body);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { origin: `http://localhost:${port}`, asked, stop };
}
