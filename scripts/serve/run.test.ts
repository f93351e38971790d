import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderWith } from '../testing/folder-with';

const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
const folder = folderWith({ 'index.html': page, '404.html': page });

/** Runs scripts/serve/run.ts as `npm start` does, for what it says when it cannot serve. */
function serve(...options: string[]) {
  const program = [process.execPath, ['--import', 'tsx', 'scripts/serve/run.ts', ...options]] as const;
  const { status, stderr, stdout } = spawnSync(...program, { encoding: 'utf8', timeout: 25_000 });
  return { status, said: stderr, printed: stdout };
}

/** Takes a port of this machine. */
async function takePort() {
  const other = createServer();
  await once(other.listen(0), 'listening');
  return { port: (other.address() as AddressInfo).port, leave: () => other.close() };
}

test('a port that is taken is said in one sentence, with the command for the next one', async () => {
  const { port, leave } = await takePort();
  const { status, said, printed } = serve('--folder', folder, '--port', String(port));
  leave();
  expect(said).toBe(
    `Port ${port} is taken. Choose another: npm run serve -- --port ${port + 1} (or PORT=${port + 1} npm start)\n`,
  );
  expect([status, printed]).toEqual([1, '']);
});

test('a number that is no port is refused', () => {
  const said = '--port 65536 is not a port: give a whole number from 1 to 65535.\n';
  expect(serve('--folder', folder, '--port', '65536')).toEqual({ status: 1, said, printed: '' });
});

test('without an export it says what to run first', () => {
  const nowhere = join(folder, 'nowhere');
  expect(serve('--folder', nowhere).said).toBe(`There is no ${nowhere}/index.html yet: run \`npm run build\` first.\n`);
});

test('a build that ends while it serves brings its own headers', async () => {
  const built = folderWith({ 'index.html': page, '404.html': page, _headers: 'one' });
  const { port, leave } = await takePort();
  leave();
  const program = ['--import', 'tsx', 'scripts/serve/run.ts', '--folder', built, '--port', String(port)];
  const server = spawn(process.execPath, program);
  const policy = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('content-security-policy');
  try {
    await once(server.stdout, 'data');
    const before = await policy();
    writeFileSync(join(built, 'index.html'), page.replace("'none'", "'self'"));
    writeFileSync(join(built, '_headers'), 'another');
    while ((await policy()) === before);
    expect([before, await policy()]).toEqual([expect.stringMatching("'none'"), expect.stringMatching("'self'")]);
  } finally {
    server.kill();
  }
});
