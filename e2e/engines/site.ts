import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ModeLauncher } from '@/content/launcher-types';
import type { AnalyticsContent } from '@/content/types';
import { countingOf } from '@/scripts/export/counting/add-counting';
import { exportedPolicies } from '@/scripts/export/policy/exported-policies';
import { headerRules } from '@/scripts/hosting/header-rules';
import { startStaticServer } from '@/scripts/serve/static-server';
import { type Counted, readEvent, umamiScript, websiteId, withCounting } from '../support/counting';
import { bundleIslands, launcherPage, launcherPath } from '../support/launchers/bundle';

export const launcher = {
  pages: '/legal',
  label: 'Talk to us',
  title: 'A form',
  mode: 'popup',
} as const satisfies ModeLauncher;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** `out/` on a server that keeps what was asked for, and a page with a launcher, which content may have none of. */
export async function startSite() {
  const asked: string[] = [];
  /** What the services were told, and asked for. */
  const told: Counted[] = [];
  const own = new Map([[launcherPath, launcherPage(launcher)], ...(await bundleIslands())]);
  const server: Server = await startStaticServer({
    folder: 'out',
    port: 0,
    rules: headerRules(await exportedPolicies('out')),
  });
  const { port } = server.address() as AddressInfo;
  /** The same pages as an export with that service has them, at another name: Plausible's script counts nothing on `localhost`. */
  const countedOrigin = (service: string) => `http://${service}.localhost:${port}`;
  const host = countedOrigin('count');
  const services: AnalyticsContent[] = [
    { service: 'plausible', host, site: 'site.example' },
    { service: 'umami', host, site: websiteId },
  ];
  /** A page as that service's export has it, at its name; undefined for all else. */
  const countedPage = async (name: string, path: string) => {
    const content = services.find(({ service }) => service === name);
    const counting = content && countingOf(content);
    if (!counting || !path.endsWith('/') || path.startsWith('/forms/')) return undefined;
    own.set(counting.sending.path, counting.sending.content);
    return withCounting(await readFile(`out${path}index.html`, 'utf8'), content, counting);
  };
  const hear = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'GET') told.push({ name: path, url: path });
    // Plausible's script tells besides how long a page was read.
    const event = request.method === 'POST' ? readEvent(await text(request), '') : undefined;
    if (event && event.name !== 'engagement') told.push(event);
    response.setHeader('Content-Type', 'text/javascript').end(request.method === 'GET' ? umamiScript : '');
  };
  const [answer] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request');
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    const [name = ''] = (request.headers.host ?? '').split('.');
    if (name === 'count') return hear(request, response, path);
    asked.push(path);
    const body = own.get(path) ?? (await countedPage(name, path));
    if (body === undefined) return answer(request, response);
    response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8').end(body);
  });
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { origin: `http://localhost:${port}`, asked, countedOrigin, told, stop };
}
