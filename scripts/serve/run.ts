/**
 * Serves `out/` as a host would. `npm run serve -- --port 8080` chooses another port, `--host 0.0.0.0` lets phones in the
 * same network see it, `--folder` serves another export.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitWithError } from '../exit-with-error';
import { startStaticServer } from './static-server';

const { folder, host, port: given } = options();
const port = Number(given);
if (!/^\d+$/.test(given) || port < 1 || port > 65_535)
  exitWithError(
    `"${given}" is not a port. Give a number from 1 to 65535: npm run serve -- --port 3001 (or PORT=3001 npm start)`,
  );
if (!existsSync(`${folder}/index.html`))
  exitWithError(`There is no ${folder}/index.html yet: run \`npm run build\` first.`);

try {
  await startStaticServer(folder, port, host);
  process.stdout.write(`The exported site is at http://localhost:${port}\n`);
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const other = port < 65_535 ? port + 1 : 3000;
  if (code === 'EADDRINUSE')
    exitWithError(
      `Port ${port} is taken. Choose another: npm run serve -- --port ${other} (or PORT=${other} npm start)`,
    );
  if (code === 'EACCES')
    exitWithError(`Port ${port} needs an administrator. Choose one above 1023: npm run serve -- --port 3001`);
  exitWithError(
    `"${host}" is not an address of this machine (${code || message}). Give 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
  );
}

/** Refuses a wrong option in Node's own sentence. */
function options() {
  try {
    const { PORT = '3000' } = process.env;
    return parseArgs({
      options: {
        port: { type: 'string', default: PORT },
        host: { type: 'string', default: '127.0.0.1' },
        folder: { type: 'string', default: 'out' },
      },
    }).values;
  } catch (error) {
    return exitWithError((error as Error).message);
  }
}
