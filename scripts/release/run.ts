/**
 * `npm run release -- <target>` publishes out/; `npm run rollback -- <target>` serves the release before it again.
 * A target is the folder that nginx serves (/srv/site), the live site's address on Cloudflare, or `cloudflare` for the
 * first release there. docs/operations.md says what happens.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deploy, rollBackCloudflare } from './cloudflare';
import { publish, rollBack } from './publish';
import { readTarget } from './target';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
  if (positionals.length > 1) throw new Error('One target at a time; a folder with spaces stands in quotation marks.');
  const target = readTarget(positionals[0]);
  if (!values.back && !existsSync('out/index.html')) throw new Error('There is no out/index.html yet: npm run build');
  if (target.host === 'nginx') {
    const { release, warning } = await (values.back ? rollBack(target.base) : publish('out', target.base));
    say(`${release} is the current release.`, warning);
  } else if (values.back) {
    rollBackCloudflare();
  } else {
    const { kept, warning } = await deploy('out', target.site);
    say(`Deployed, with ${kept} files of the last release beside its own.`, warning);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

function say(sentence: string, warning?: string): void {
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(`${sentence}\n`);
}
