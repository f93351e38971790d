import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeUnnamed } from './unnamed-files';

test('what no page names any more is left out, and told; everything else stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const files = {
    'index.html': '<a href="/web/Attachments/kept.pdf">',
    'web/Attachments/kept.pdf': '',
    'web/Attachments/gone.pdf': '',
    'web/Attachments/covers/gone.png': '',
    'icons/by-its-address.png': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  expect(await removeUnnamed(folder)).toEqual(['web/Attachments/covers/gone.png', 'web/Attachments/gone.pdf']);
  expect(Object.keys(files).filter((file) => existsSync(join(folder, file)))).toEqual([
    'index.html',
    'web/Attachments/kept.pdf',
    'icons/by-its-address.png',
  ]);
});
