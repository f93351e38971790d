import nextJest from 'next/jest.js';

// Apart from the other tests: it starts real hosts.
export default await nextJest({ dir: './' })({
  rootDir: '../..',
  displayName: 'hosts',
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/hosts/*.test.ts'],
  testTimeout: 20_000,
})();
