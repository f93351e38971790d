import { policyText, readPolicy, unitePolicies } from './policy';

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

test('allows together what any allows, and says none only where none allows anything', () => {
  const other = { 'default-src': ["'none'"], 'frame-src': ["'self'"], 'script-src': ["'self'", "'sha256-b='"] };
  const closed = { 'default-src': ["'none'"], 'frame-src': ["'none'"] };
  expect(unitePolicies([policy, other, closed])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a='", "'sha256-b='"],
    'frame-src': ["'self'"],
  });
});
