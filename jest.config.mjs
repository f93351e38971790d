import nextJest from 'next/jest.js';

if (process.cwd().includes('%')) {
  process.stderr.write(`jest finds no tests in a folder with "%" in its path: ${process.cwd()}. Move the project.\n`);
  process.exit(1);
}

const withNext = nextJest({ dir: './' });

/** @param {import('jest').Config} settings */
const project = (settings) =>
  withNext({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^tenth-lining$': '<rootDir>/packages/tenth-lining/src/index.ts',
      '^tenth-lining/(.*)$': '<rootDir>/packages/tenth-lining/src/$1.ts',
    },
    testEnvironment: 'node',
    restoreMocks: true,
    ...settings,
  })();

// Only components need a document, jest-dom and axe, whose set-up takes a third of a second for each file.
const projects = await Promise.all([
  project({
    displayName: 'components',
    testEnvironment: 'jsdom',
    setupFiles: ['<rootDir>/jest.encoding.ts'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['<rootDir>/{components,app}/**/*.test.tsx'],
  }),
  project({
    displayName: 'content',
    testMatch: ['<rootDir>/{app,components,content,data,lib,site}/**/*.test.ts'],
  }),
  project({ displayName: 'tools', testMatch: ['<rootDir>/scripts/**/*.test.ts'] }),
  // Reads the pages in out/, so it needs `npm run build` first.
  project({
    displayName: 'export',
    testEnvironment: '<rootDir>/e2e/export/environment.mjs',
    setupFiles: ['<rootDir>/jest.encoding.ts'],
    testMatch: ['<rootDir>/e2e/export/**/*.test.ts'],
  }),
]);

// A slow machine needs time for axe on whole sections. A worker with many exported pages in memory ends too slowly for jest, so
// it is replaced before.
export default {
  testTimeout: 30_000,
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/scripts/testing/temporary-folder.mjs',
  projects: [...projects, '<rootDir>/packages/tenth-lining'],
};
