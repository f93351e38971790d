/**
 * `npm run release -- <target>` publishes out/; `npm run rollback -- <target>` serves the release before it again.
 * A target is the folder that nginx serves (/srv/site), the live site's address on Cloudflare, or `cloudflare` for the
 * first release there. A release is refused where `npm run check:release` finds something, or where out/ is not of what
 * stands here now. `--samples` lets samples through, for a staging site that search engines are told to leave alone.
 * docs/operations.md says what happens.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { releaseReport } from '../checks/release-report';
import { releaseProblems } from '../checks/run-release';
import { fail } from '../fail';
import { currentSources } from './built-from';
import { deploy, rollBackCloudflare } from './cloudflare';
import { readStamp } from './keep-assets';
import { publish, rollBack } from './publish';
import { readTarget } from './target';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, samples: { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new Error('One target at a time; a folder with spaces stands in quotation marks.');
  const target = readTarget(positionals[0]);
  if (!values.back) await refuseUnready(values.samples);
  if (target.host === 'nginx') {
    const { release, warning } = await (values.back
      ? rollBack(target.base)
      : publish('out', target.base, values.samples));
    say(`${release} is the current release.`, warning);
  } else if (values.back) {
    rollBackCloudflare();
  } else {
    const { kept, warning } = await deploy('out', target.site, values.samples);
    say(`Deployed, with ${kept} files of the last release beside its own.`, warning);
  }
} catch (error) {
  fail((error as Error).message);
}

/** @throws Error with what has to be done first */
async function refuseUnready(samples: boolean): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no out/index.html yet: npm run build');
  // Settings count from the files that the build reads them from, such as .env.local.
  nextEnv.loadEnvConfig('.', false, { info: () => {}, error: console.error });
  if ((await readStamp('out')).builtFrom !== currentSources())
    throw new Error('out/ was built from something else than what stands here now: npm run build');
  const left = samples ? [] : releaseReport(await releaseProblems());
  if (left.length > 0)
    throw new Error(`${left.join('\n')}\nNot ready for release. To show it with samples on a staging site: --samples`);
}

function say(sentence: string, warning?: string): void {
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(`${sentence}\n`);
}
