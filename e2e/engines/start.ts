import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, listens } from '@/e2e/support/ports';
import { type EngineName, oldChromium } from '@/scripts/programs';
import { chromiumDriver } from './chromium';
import type { Driver } from './driver';
import { marionetteDriver } from './marionette';
import { until } from './until';
import { httpSend, webDriver } from './webdriver';

/** Starts a browser of that engine, with a window, a pop-up blocker and a profile of its own. */
export function startEngine(name: EngineName): Promise<Driver> {
  if (name === 'Firefox') return startFirefox();
  if (name === 'WebKit') return startWebKit();
  return chromiumDriver(resolve(oldChromium(name)));
}

async function startFirefox(): Promise<Driver> {
  const profile = await temporaryFolder();
  const preferences = {
    // The browser chooses a port, and writes it down.
    'marionette.port': 0,
    // Under WebDriver it would let every page open windows.
    'dom.disable_open_during_load': true,
    'browser.download.folderList': 2,
    'browser.download.dir': profile,
    'media.autoplay.default': 0,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const program = startProgram('firefox-esr', ['-headless', '-marionette', '-no-remote', '-profile', profile], {
    ...process.env,
    HOME: profile,
  });
  const stop = () => stopAll([program], [profile]);
  const port = await until('the port of Firefox', async () =>
    Number(await readFile(join(profile, 'MarionetteActivePort'))),
  );
  return marionetteDriver(port, stop);
}

async function startWebKit(): Promise<Driver> {
  const home = await temporaryFolder();
  // WebKitGTK draws into a window. The display's number is free when its server stays up.
  const display = await freeDisplay();
  const env = { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const screen = startProgram('Xvfb', [`:${display}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  await until('the X server', async () => existsSync(`/tmp/.X11-unix/X${display}`));
  // Without a window manager no window can be given a size.
  const manager = startProgram('openbox', [], env);
  const port = await freePort();
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], env);
  await listening('WebKitWebDriver', port);
  const send = httpSend(`http://127.0.0.1:${port}`);
  await send('NewSession', { capabilities: { alwaysMatch: {} } });
  return webDriver(send, () => stopAll([program, manager, screen], [home]));
}

async function freeDisplay(): Promise<number> {
  for (let display = 100 + (process.pid % 400); ; display += 1) {
    if (!existsSync(`/tmp/.X${display}-lock`) && !(await listens(6000 + display))) return display;
  }
}

/** A folder that goes with the test. */
const temporaryFolder = () => mkdtemp(join(tmpdir(), 'engine-'));

/** Starts a program. It stays in the group of the tests, and so is ended with them when somebody stops those. */
function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(name, args, { stdio: 'ignore', env });
}

/** Ends programs, whose own children end without them, and takes their folders away. */
async function stopAll(programs: readonly ChildProcess[], folders: readonly string[] = []): Promise<void> {
  for (const program of programs) program.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Waits until the program listens. */
async function listening(name: string, port: number): Promise<void> {
  await until(`${name} at port ${port}`, () => listens(port));
}
