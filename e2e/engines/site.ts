import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModeLauncher } from '@/content/launcher-types';
import { exportedPolicies } from '@/scripts/hosting/exported-policies';
import { headerRules } from '@/scripts/hosting/header-rules';
import { startStaticServer } from '@/scripts/serve/static-server';
import { bundleIslands } from '../support/launchers/bundle';

/** `out/` on a server that keeps what was asked for, and a page with a launcher, which content may have none of. */
export type Site = { origin: string; asked: string[]; stop: () => Promise<void> };

export const launcherPath = '/launchers/page/';
export const launcher = {
  pages: '/legal',
  label: 'Talk to us',
  title: 'A form',
  mode: 'popup',
} as const satisfies ModeLauncher;

export async function startSite(): Promise<Site> {
  const asked: string[] = [];
  const own = await launcherFiles();
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

/** The tests' own page with the site's islands (e2e/support/launchers), by path. */
async function launcherFiles(): Promise<ReadonlyMap<string, string>> {
  const sheet = /data-sheet="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1];
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of the tests</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${sheet}">
    <main><h1>A page</h1><div id="launchers"></div></main>
    <script>window.launchers=${JSON.stringify([launcher])}</script><script type="module" src="/launchers/launcher-entry.js"></script></html>`;
  const files = [...(await bundleIslands())].map(([name, body]) => [`/launchers/${name}`, body] as const);
  return new Map([[launcherPath, page], ...files]);
}
