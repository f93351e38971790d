import type { Driver, Element, Key } from './driver';

/** The commands of WebDriver that the walks need (W3C WebDriver, 6.3). `:id` is taken from the parameters. */
const endpoints = {
  NewSession: 'POST /session',
  DeleteSession: 'DELETE /session/:session',
  Navigate: 'POST /session/:session/url',
  ExecuteScript: 'POST /session/:session/execute/sync',
  ElementClick: 'POST /session/:session/element/:id/click',
  ElementSendKeys: 'POST /session/:session/element/:id/value',
  PerformActions: 'POST /session/:session/actions',
  SetWindowRect: 'POST /session/:session/window/rect',
  SwitchToFrame: 'POST /session/:session/frame',
  GetWindowHandles: 'GET /session/:session/window/handles',
  SwitchToWindow: 'POST /session/:session/window',
  CloseWindow: 'DELETE /session/:session/window',
} as const;

const keys: Readonly<Record<Key, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', ArrowRight: '\uE014' };

/**
 * A browser behind a WebDriver server that has begun a session. A dozen commands are all that the walks need: a client
 * library would be larger.
 *
 * @param base `http://127.0.0.1:4444`
 */
export async function webDriver(base: string, stop: () => Promise<void>): Promise<Driver> {
  let session = '';
  const send = async (command: keyof typeof endpoints, parameters: object): Promise<unknown> => {
    const [method, template = ''] = endpoints[command].split(' ');
    const id = 'id' in parameters && typeof parameters.id === 'string' ? parameters.id : '';
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined;
    const address = base + template.replace(':session', session).replace(':id', encodeURIComponent(id));
    // A browser that hangs is an answer too, and no walk waits longer than this for one.
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(address, { method, body, signal });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };
  const begun = (await send('NewSession', { capabilities: { alwaysMatch: {} } })) as { sessionId: string };
  session = begun.sessionId;
  const idOf = (element: Element) => Object.values(element)[0] as string;
  const act = async (source: object) => {
    await send('PerformActions', { actions: [source] });
  };
  return {
    open: async (url) => void (await send('Navigate', { url })),
    run: (script, args) => send('ExecuteScript', { script, args }),
    click: async (element) => void (await send('ElementClick', { id: idOf(element) })),
    type: async (element, text) => void (await send('ElementSendKeys', { id: idOf(element), text })),
    key: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return act({ type: 'key', id: 'keyboard', actions });
    },
    pressAt: (x, y) => {
      const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const parameters = { pointerType: 'mouse' };
      return act({ type: 'pointer', id: 'mouse', parameters, actions: [move, ...press] });
    },
    size: async (width, height) => {
      // The window's own frame and bars come on top.
      const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [beside, above] = (await send('ExecuteScript', { script, args: [] })) as [number, number];
      await send('SetWindowRect', { width: width + beside, height: height + above });
    },
    enter: async (frame) => void (await send('SwitchToFrame', { id: frame })),
    closeOthers: async () => {
      const [first, ...others] = (await send('GetWindowHandles', {})) as string[];
      for (const handle of others) {
        await send('SwitchToWindow', { handle });
        await send('CloseWindow', {});
      }
      if (others.length > 0) await send('SwitchToWindow', { handle: first });
    },
    stop: async () => {
      await send('DeleteSession', {}).catch(() => undefined);
      await stop();
    },
  };
}
