import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Each client file adds JavaScript to a page, so a new one is listed here, with its reason in the commit.
const islands: readonly string[] = [
  'app/not-found-lead.tsx',
  'components/launchers/launcher-island.tsx',
  'components/layout/mobile-menu.tsx',
  'components/layout/tooltip.tsx',
  'components/number-pdf/number-pdf.tsx',
  'components/built-in-form/built-in-form.tsx',
  'components/sections/counter/counter.tsx',
  'components/sections/feature-carousel/feature-tabs.tsx',
  'components/sections/flip-cards/flip-card.tsx',
  'components/sections/introduction-video/film-player.tsx',
  'components/publications/gate/download-button.tsx',
  'components/publications/search/publication-search.tsx',
  'components/publications/details/copy-text.tsx',
];

test('only these files are client components (R10.4)', () => {
  const clientFiles = ['app', 'components', 'lib', 'site']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')))
    .sort();
  expect(clientFiles).toEqual([...islands].sort());
});
