/**
 * What an owner may do (R10.8, R12.7), in copies of the project, and what could complain of it; steps of `npm run test:all`.
 * `launched` has less of everything, and goes the way that the README's "Going live" names, to nginx and back; `more` has
 * more of everything, and is looked at in a browser; `form` has a Typeform, and leaves its export for e2e/own-form.spec.ts.
 * A copy with a failure stays in .cache/ to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { site } from '../../content/site';
import { testForm, typeformExport } from '../typeform-export';
import { type Copy, launched } from './launched';
import { buildableCopy } from './project-copy';
import { more } from './right-changes';

const jest = 'npx jest --ci --silent --selectProjects';
// Of a component with more entries axe sees nothing new, and the features' carousel is drawn in the browser.
const sections = '--testPathPatterns "/components/sections/((?!carousel).)*$" --testNamePattern "^((?!axe).)*$"';
// What measures, counts or reads what an owner writes; of the carousel not what draws it at every width.
const specs = 'islands-carousel islands-counter late-faces layout publications-browse visual without-script'.replaceAll(
  /\S+/g,
  'e2e/$&.spec',
);

async function withMore({ folder, step, run }: Copy): Promise<void> {
  await step(`${Object.keys(more).length} changes`, async () => {
    for (const make of Object.values(more)) await make(folder);
  });
  // The format is put right first, as `npm run check` does.
  await run('biome check --write --error-on-warnings content');
  await run('npm run -s build');
  await run(`${jest} components content --testPathPatterns "/(content|data)/"`);
  await run(`${jest} components ${sections}`);
  await run(`${jest} export`);
  const skipped = '--grep-invert "every drawing|each of its widths"';
  await run(`npx playwright test --reporter dot --retries 1 ${skipped} ${specs}`);
}

async function withForm({ folder, run }: Copy): Promise<void> {
  const settings = `NEXT_PUBLIC_TYPEFORM_ID=${testForm.id}\nNEXT_PUBLIC_TYPEFORM_SANDBOX=true\n`;
  await writeFile(join(folder, '.env.local'), settings);
  await run('npm run -s build');
  await rm(typeformExport, { recursive: true, force: true });
  await rename(join(folder, 'out'), typeformExport);
}

const owners: Readonly<Record<string, (copy: Copy) => Promise<void>>> = { launched, more: withMore, form: withForm };
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(owners)) {
  // That walk begins with the samples.
  if (name === 'launched' && !('sample' in site)) {
    process.stdout.write('launched: nothing is a sample any more\n');
    continue;
  }
  const folder = resolve('.cache', name);
  await rm(folder, { recursive: true, force: true });
  await buildableCopy(folder);
  const step = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work().catch((error: Error) => {
      throw new Error(`${name}: ${what}\n${error.message}`);
    });
    process.stdout.write(`${name}: ${what}, ${Math.round((performance.now() - start) / 1000)} s\n`);
  };
  const run = (command: string, status = 0, saying = '') =>
    step(command, async () => {
      const done = spawnSync(command, { shell: true, cwd: folder, env: environment(folder), encoding: 'utf8' });
      const said = done.stdout + done.stderr;
      if (done.status !== status || !said.includes(saying)) throw new Error(said);
    });
  await owners[name]?.({ folder, step, run });
  await rm(folder, { recursive: true });
}

/** A server of its own; what git says of the project around the copy is not about the copy, nor are that one's settings. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { NEXT_PUBLIC_TYPEFORM_ID: _, ...settings } = process.env;
  const PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
  return { ...settings, CI: '', GIT_DIR: `${folder}/.git`, PORT: '3210', PATH };
}
