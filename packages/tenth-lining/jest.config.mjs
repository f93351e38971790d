/** @type {import('jest').Config} */
export default {
  displayName: 'tenth-lining',
  testEnvironment: 'node',
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};
