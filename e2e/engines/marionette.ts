import { connect } from 'node:net';
import type { Driver } from './driver';
import { type Send, webDriver } from './webdriver';

/**
 * A session with Firefox itself, over the protocol that geckodriver translates WebDriver's commands into: they keep
 * their names and parameters (firefox-source-docs, testing/marionette/Protocol). Debian has no geckodriver, and npm's
 * package fetches one from elsewhere.
 *
 * @param port where a Firefox started with `-marionette` listens
 */
export async function marionetteDriver(port: number, stop: () => Promise<void>): Promise<Driver> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let buffer = Buffer.alloc(0);
  let greet: () => void;
  const greeted = new Promise<void>((resolve, reject) => {
    greet = resolve;
    socket.once('error', reject);
  });

  const hear = (message: unknown) => {
    if (!Array.isArray(message)) return greet();
    const [, id, error, result] = message;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
    // Most answers are wrapped in an object with one value; lists are not.
    else asked?.resolve(result && typeof result === 'object' && 'value' in result ? result.value : result);
  };
  // Each message is its length in bytes, a colon, and that much JSON.
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (let colon = buffer.indexOf(':'); colon > 0; colon = buffer.indexOf(':')) {
      const end = colon + 1 + Number(buffer.subarray(0, colon));
      if (buffer.length < end) return;
      hear(JSON.parse(buffer.subarray(colon + 1, end).toString()));
      buffer = buffer.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
  });

  let last = 0;
  const send: Send = (command, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const frame =
        'id' in parameters && command === 'SwitchToFrame' ? { element: elementId(parameters.id) } : parameters;
      const body = Buffer.from(JSON.stringify([0, last, `WebDriver:${command}`, frame]));
      socket.write(Buffer.concat([Buffer.from(`${body.length}:`), body]));
    });
  await greeted;
  await send('NewSession', { capabilities: {} });
  return webDriver(send, async () => {
    socket.destroy();
    await stop();
  });
}

function elementId(element: unknown): string | null {
  return element ? (Object.values(element)[0] as string) : null;
}
