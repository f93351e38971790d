import { readFileSync } from 'node:fs';
import { loaderFiles } from './loader-files';

const { folder, files } = loaderFiles();

test('the loader is the installed package’s, but for the address of its stylesheets', () => {
  const installed = readFileSync('node_modules/@typeform/embed/build/embed.js', 'utf8');
  const served = files.find(({ name }) => name === 'embed.js')?.body ?? '';
  expect(served.replace(folder, 'https://embed.typeform.com/next/css/')).toBe(installed);
  expect(served).not.toContain('embed.typeform.com');
});

test('every stylesheet that the loader can ask for is there', () => {
  const served = files.find(({ name }) => name === 'embed.js')?.body ?? '';
  const asked = [...served.matchAll(/cssFilename:"([^"]+)"/g)].map(([, name]) => name);
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
  expect(asked).toHaveLength(5);
});
