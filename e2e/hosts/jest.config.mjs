import nextJest from 'next/jest.js';

// Apart from the other tests: it starts real hosts.
export default await nextJest({ dir: './' })({
  rootDir: '../..',
  displayName: 'hosts',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/scripts/testing/temporary.mjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/hosts/*.test.ts'],
  // A second build and its compressed copies are made here: how long a busy machine takes is no requirement.
  testTimeout: 600_000,
})();
