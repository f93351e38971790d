import { policyText, readPolicy } from './policy';

const policy = { 'default-src': ["'none'"], 'script-src': ["'self'", "'sha256-a='"] };

test('is written as browsers read it', () => {
  expect(policyText(policy)).toBe("default-src 'none'; script-src 'self' 'sha256-a='");
});

test.each([
  [policyText(policy), policy],
  ['', {}],
  [" base-uri  'none' ; ", { 'base-uri': ["'none'"] }],
])('%j is read back', (text, expected) => {
  expect(readPolicy(text)).toEqual(expected);
});
