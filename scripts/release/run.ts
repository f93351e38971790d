/**
 * `npm run release -- /srv/site` publishes out/ for nginx on this machine (deploy/nginx.conf).
 * `npm run release -- https://www.example.com` prepares out/ for Cloudflare: it adds the files that pages of the live
 * site still ask for. Deploy then with wrangler (deploy/wrangler.jsonc).
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepAssets } from './keep-assets';
import { publish } from './publish';

const [target] = process.argv.slice(2);

if (target === undefined || !existsSync('out/index.html')) {
  const reason = target === undefined ? 'Say where: a folder for nginx, or the live site’s address.' : 'Build first.';
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
if (/^https?:/.test(target)) {
  const kept = await keepAssets('out', target);
  process.stdout.write(`${kept.length} files of ${target} kept in out/.\n`);
} else {
  process.stdout.write(`${await publish('out', resolve(target))} is the current release.\n`);
}
