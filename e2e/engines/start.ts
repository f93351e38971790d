import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, listens } from '@/e2e/support/ports';
import { type EngineName, oldChromium } from '@/scripts/programs';
import { chromiumDriver } from './chromium';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { until } from './until';
import { webDriver } from './webdriver';

/** Starts a browser of that engine, with a window, a pop-up blocker and a profile of its own. */
export function startEngine(name: EngineName): Promise<Driver> {
  if (name === 'Firefox') return startFirefox();
  if (name === 'WebKit') return startWebKit();
  return chromiumDriver(resolve(oldChromium(name)));
}

async function startWebKit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'engine-'));
  // WebKitGTK draws into a window. The display's number is free when its server stays up.
  const display = await freeDisplay();
  const env = { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const screen = startProgram('Xvfb', [`:${display}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  await until('the X server', async () => existsSync(`/tmp/.X11-unix/X${display}`));
  // Without a window manager no window can be given a size.
  const manager = startProgram('openbox', [], env);
  const port = await freePort();
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], env);
  await until(`WebKitWebDriver at port ${port}`, () => listens(port));
  return webDriver(`http://127.0.0.1:${port}`, async () => {
    // Their own children end without them.
    for (const each of [program, manager, screen]) each.kill('SIGKILL');
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function freeDisplay(): Promise<number> {
  for (let display = 100 + (process.pid % 400); ; display += 1) {
    if (!existsSync(`/tmp/.X${display}-lock`) && !(await listens(6000 + display))) return display;
  }
}

/** Starts a program. It stays in the group of the tests, and so is ended with them when somebody stops those. */
function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(name, args, { stdio: 'ignore', env });
}
