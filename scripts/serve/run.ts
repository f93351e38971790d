/**
 * Serves `out/` as a host would: directory indexes, redirects, headers, status 404 with the 404 page.
 * `npm run serve -- --port 8080` chooses another port, `--host 0.0.0.0` lets phones in the same network see it.
 * The listener is static-server.ts, so tests can start it too.
 */
import { existsSync, watchFile } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportedPolicies } from '../export/policy/exported-policies';
import { fail } from '../fail';
import { headerRules } from '../hosting/header-rules';
import { startStaticServer } from './static-server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    // This machine alone, where nothing else is asked for.
    host: { type: 'string', default: '127.0.0.1' },
    // Another export than out/: the one that is built with a form's id for the tests.
    folder: { type: 'string', default: 'out' },
  },
});
const { folder, host } = values;
const port = Number(values.port);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`--port ${values.port} is not a port: give a whole number from 1 to 65535.`);
}
if (!existsSync(`${folder}/index.html`)) fail(`There is no ${folder}/index.html yet: run \`npm run build\` first.`);

const rules = [...headerRules(await exportedPolicies(folder))];
// A build that ends meanwhile writes this last. The policy of the one before would refuse its pages their scripts.
watchFile(`${folder}/_headers`, { interval: 500 }, async ({ size }) => {
  if (size > 0) rules.splice(0, rules.length, ...headerRules(await exportedPolicies(folder)));
});

try {
  await startStaticServer({ folder, host, port, rules });
  process.stdout.write(`The exported site is at http://localhost:${port}\n`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Choose another: npm run serve -- --port ${port + 1} (or PORT=${port + 1} npm start)`);
}
