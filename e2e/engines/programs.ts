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

/** Starts a program. It stays in the group of the tests, and so is ended with them when somebody stops those. */
export function startProgram(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  return spawn(name, args, { stdio: 'ignore', env });
}

/** Ends programs, whose own children end without them, and takes their folders away. */
export async function stopAll(programs: readonly ChildProcess[], folders: readonly string[] = []): Promise<void> {
  for (const program of programs) program.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Waits until the program listens. */
export async function listening(name: string, port: number): Promise<void> {
  await until(`${name} at port ${port}`, () => listens(port));
}
