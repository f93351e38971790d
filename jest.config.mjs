import nextJest from 'next/jest.js';

if (process.cwd().includes('%')) {
  process.stderr.write(`jest finds no tests in a folder with "%" in its path: ${process.cwd()}. Move the project.\n`);
  process.exit(1);
}

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^tenth-lining$': '<rootDir>/packages/tenth-lining/src/index.ts',
    '^tenth-lining/(.*)$': '<rootDir>/packages/tenth-lining/src/$1.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/', '/.next/'],
};

// Components need a document; lib, content, site and scripts run where they run at build: in Node. What a file does not need is
// not set up for it: jest-dom and axe are a third of a second for each of a hundred files.
const dom = await withNext({
  ...shared,
  displayName: 'components',
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/jest.encoding.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/{components,app}/**/*.test.tsx'],
})();
const node = await withNext({
  ...shared,
  displayName: 'content',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,data,lib,site}/**/*.test.ts'],
})();
const tools = await withNext({
  ...shared,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/scripts/**/*.test.ts'],
})();

// Reads the pages in out/, so it needs `npm run build` first; `npm run check` leaves it out.
const exported = await withNext({
  ...shared,
  displayName: 'export',
  testEnvironment: '<rootDir>/e2e/export/environment.mjs',
  setupFiles: ['<rootDir>/jest.encoding.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/out/'],
  testMatch: ['<rootDir>/e2e/export/**/*.test.ts'],
})();

// Some machines are slow, and axe reads whole sections; a test that hangs still ends. A worker that has read the exported
// pages for many files is too large to end in the half second that jest waits: it is replaced before.
export default {
  testTimeout: 30_000,
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/scripts/testing/temporary.mjs',
  projects: [dom, node, tools, exported, '<rootDir>/packages/tenth-lining'],
};
