import { policyText, readPolicy, unitePolicies, uniteSitePolicies } from './policy';

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

test('two releases allow together, at each address, what either’s page there may need', () => {
  const styles = (...names: string[]) => ({ 'style-src': names });
  const before = {
    all: styles('list', 'one', 'gone'),
    kinds: new Map([
      ['/library/', styles('list')],
      ['/gone/', styles('gone')],
    ]),
  };
  const after = { all: styles('list2', 'old'), kinds: new Map([['/library/', styles('list2')]]) };
  expect(uniteSitePolicies(before, after)).toEqual({
    all: styles('list', 'one', 'gone', 'list2', 'old'),
    kinds: new Map([
      ['/library/', styles('list', 'list2')],
      // What the next release has there is not known: a page that is not found, or one that a broader pattern names.
      ['/gone/', styles('gone', 'list2', 'old')],
    ]),
  });
});
