import { readFileSync } from 'node:fs';
import { launcherProblems } from '../scripts/checks/launcher-problems';
import { launcherOptionNames } from '../scripts/checks/launcher-schema';
import { type Launcher, type LauncherMode, launcherModes } from './launcher-types';

// Each entry is wrong on purpose: a line that compiles is an error of the type check, and the build refuses it as well.
const refused: Record<string, Launcher> = {
  // @ts-expect-error a misspelt option
  misspelt: { pages: '/legal', mode: 'popup', label: 'Talk to us', options: { hideHeader: true } },
  // @ts-expect-error an option of another mode
  foreign: { pages: '/legal', mode: 'popup', label: 'Talk to us', options: { tooltip: 'Hello' } },
  // @ts-expect-error a value that the form library does not know
  unknown: { pages: '/legal', mode: 'slider', label: 'Talk to us', options: { position: 'top' } },
  // @ts-expect-error an option of the library that content may not set
  reserved: { pages: '/legal', mode: 'popover', label: 'Talk to us', options: { iframeProps: { title: 'A form' } } },
};

test.each(Object.entries(refused))('%s options are refused by the compiler and by the build', (_, launcher) => {
  expect(launcherProblems([launcher])).toMatchObject([{ field: expect.stringContaining('launchers[0].options') }]);
});

test('docs/forms.md explains each option of each mode, and no other', () => {
  const [, table = ''] = /### Options\n([\s\S]*?)\n\n[^|]/.exec(readFileSync('docs/forms.md', 'utf8')) ?? [];
  const documented = new Map<LauncherMode, string[]>(launcherModes.map((mode) => [mode, []]));
  for (const [, options = '', modes = ''] of table.matchAll(/^\| (`.+?) \| (.+?) \|/gm)) {
    for (const [, name = ''] of options.matchAll(/`(\w+)`/g)) {
      for (const mode of launcherModes) if (isOf(modes, mode, name)) documented.get(mode)?.push(name);
    }
  }
  for (const mode of launcherModes) {
    expect([mode, documented.get(mode)?.sort()]).toEqual([mode, [...launcherOptionNames(mode)].sort()]);
  }
});

/** Reads the column "Modes": `all (slider: width)` is every option in every mode, and of a slider only `width`. */
function isOf(modes: string, mode: LauncherMode, name: string): boolean {
  const only = new RegExp(`${mode}: \`(\\w+)\``).exec(modes)?.[1];
  if (only) return name === only;
  return modes.startsWith('all') || modes.split(', ').includes(mode.replace('-', ' '));
}
