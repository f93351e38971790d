import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderWith } from '../testing/folder-with';

// A room, what it may not import, and the way it is written. biome.json holds the rule: an allow list for each room.
const forbidden: ReadonlyArray<readonly [file: string, statement: string]> = [
  ['lib/a.ts', "import { a } from '@/components/ui/a';"],
  ['lib/b.ts', "import type { a } from '../data/a';"],
  ['lib/c.ts', "export { a } from '@/app/a';"],
  ['lib/d.ts', "import a from 'next/link';"],
  ['lib/deep/e.ts', "import { a } from '../../scripts/a';"],
  ['lib/f.ts', "export const a = () => import('@/components/ui/a');"],
  ['content/a.ts', "import { a } from '@/data/a';"],
  ['content/b.ts', "import { a } from '@/components/ui/a';"],
  ['data/a.ts', "import { a } from '@/scripts/a';"],
  ['components/ui/a.tsx', "import { a } from '@/content/site';"],
  ['components/ui/b.tsx', "import { a } from '@/components/launchers/a';"],
  ['components/ui/c.tsx', "import { a } from '../layout/a';"],
  ['components/ui/d.tsx', "import a from 'next/image';"],
  ['components/scenes/a.tsx', "import { a } from '@/components/sections/a';"],
  ['components/sections/a.tsx', "import { a } from '@/content/home';"],
  ['components/sections/b.tsx', "import { a } from '@/components/publications/a';"],
  ['components/publications/a.tsx', "import { a } from '@/components/layout/a';"],
  ['components/launchers/a.tsx', "import { a } from '@/components/publications/a';"],
  ['components/preview-form/a.tsx', "import { a } from '@/app/a';"],
  ['components/form-and-file/a.tsx', "import { a } from '@/components/preview-form/a';"],
  ['components/layout/a.tsx', "import { a } from '@/app/a';"],
  ['components/layout/deep/b.tsx', "import { a } from '../../sections/a';"],
  ['components/number-pdf/a.tsx', "import { a } from '@/components/sections/a';"],
  ['tenth-lining/a.ts', "import { a } from '@/lib/a';"],
  ['tenth-lining/b.ts', "import { useState } from 'react';"],
  ['tenth-lining/corpus/c.ts', "import { a } from '@/content/a';"],
  ['scripts/checks/b.ts', "import { a } from '../../e2e/support/a';"],
  ['scripts/hosting/a.ts', "import { a } from '../export/a';"],
  ['app/a.tsx', "import { a } from '@/scripts/a';"],
  ['app/b.tsx', "import a from 'next/link';"],
];
const allowed: typeof forbidden = [
  ['lib/z.ts', "import type { a } from '@/content/types';"],
  ['components/ui/z.tsx', "import type { a } from '@/content/types';"],
  ['components/sections/z.tsx', "import { a } from '@/components/ui/a';"],
  ['components/number-pdf/z.tsx', "import { a } from '@/tenth-lining/a';"],
  ['tenth-lining/write/z.ts', "import { a } from '@/tenth-lining/read/a';"],
  ['tenth-lining/bench/z.ts', "import { a } from '@/scripts/browsers/a';"],
  ['app/z.tsx', "import { a } from '@/components/sections/a';"],
];

/** The files, of those written, in which the linter refuses an import. */
function refusedFiles(): string[] {
  // The same rules, in a folder without the repository's history to ask.
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const root = folderWith({
    'biome.json': JSON.stringify({ ...config, root: true, vcs: { enabled: false } }),
    ...Object.fromEntries([...forbidden, ...allowed].map(([file, statement]) => [file, `${statement}\n`])),
  });
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Array<{ location: { path: string } }> };
  return diagnostics.map(({ location }) => location.path.replace(/^\.\//, ''));
}

test('the linter refuses every import that leaves its room by the wrong door, and no other', () => {
  expect(refusedFiles().sort()).toEqual(forbidden.map(([file]) => file).sort());
});
