import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until';

/** A folder that goes with the test. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'engine-'));

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether somebody listens there. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Starts a program with all that it starts itself in a group of its own, so that all of it can be ended. */
export function startProgram(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  return spawn(name, args, { stdio: 'ignore', detached: true, env });
}

/** Ends programs and what they started, and takes their folders away. */
export async function stopAll(programs: readonly ChildProcess[], folders: readonly string[] = []): Promise<void> {
  for (const { pid } of programs) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Waits until the program listens. */
export async function listening(name: string, port: number): Promise<void> {
  await until(`${name} at port ${port}`, () => listens(port));
}
