/**
 * Serves `out/` as a host would. `npm run serve -- --port 8080` chooses another port, `--host 0.0.0.0` lets phones in the
 * same network see it, `--folder` serves another export.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '../fail';
import { startStaticServer } from './static-server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    host: { type: 'string', default: '127.0.0.1' },
    folder: { type: 'string', default: 'out' },
  },
});
const { folder, host } = values;
const port = Number(values.port);
if (!existsSync(`${folder}/index.html`)) fail(`There is no ${folder}/index.html yet: run \`npm run build\` first.`);

try {
  await startStaticServer(folder, port, host);
  process.stdout.write(`The exported site is at http://localhost:${port}\n`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Choose another: npm run serve -- --port ${port + 1} (or PORT=${port + 1} npm start)`);
}
