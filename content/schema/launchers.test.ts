import { readFileSync } from 'node:fs';
import { type LauncherMode, launcherOptionNames } from './launchers';

const modes = ['popup', 'slider', 'popover', 'side-tab'] as const;

test.each(modes)('docs/forms.md explains each option of a %s, and no other', (mode) => {
  const [, table = ''] = /### Options\n([\s\S]*?)\n\n[^|]/.exec(readFileSync('docs/forms.md', 'utf8')) ?? [];
  const documented = [...table.matchAll(/^\| (`.+?) \| (.+?) \|/gm)].flatMap(([, options = '', given = '']) =>
    [...options.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (isOf(given, mode, name) ? [name] : [])),
  );
  expect(documented.sort()).toEqual(launcherOptionNames(mode).sort());
});

/** Reads the column "Modes": `all (slider: width)` is every option in every mode, and of a slider only `width`. */
function isOf(given: string, mode: LauncherMode, name: string): boolean {
  const only = new RegExp(`${mode}: \`(\\w+)\``).exec(given)?.[1];
  if (only) return name === only;
  return given.startsWith('all') || given.split(', ').includes(mode.replace('-', ' '));
}
