import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles } from '@/scripts/export/exported-pages';

// The folder of another build of this source: `npm run test:all` makes two.
const { BUILD_BEFORE: before } = process.env;

function hashes(folder: string): string[] {
  return exportedFiles(folder).map((path) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
    return `${path} ${hash}`;
  });
}

(before ? test : test.skip)('R10.20: two builds of one source write the same files', () => {
  expect(hashes('out')).toEqual(hashes(before ?? ''));
});
