import nextJest from 'next/jest.js';

// Apart from the other tests: it starts browsers that a person may not have.
export default await nextJest({ dir: './' })({
  rootDir: '../..',
  displayName: 'engines',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/scripts/testing/temporary.mjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/engines/*.test.ts'],
  // How long a busy machine takes is no requirement: each wait of a walk ends by itself (until.ts), and says for what.
  testTimeout: 180_000,
  maxWorkers: 2,
})();
