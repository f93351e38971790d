import { flushAddress, writeAddress } from './write-address';

const address = (query: string) => () => `${location.origin}/?q=${query}`;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('six keys a second for 19 seconds write the address once, when they pause', () => {
  const replace = jest.spyOn(History.prototype, 'replaceState');
  for (let key = 1; key <= 114; key += 1) {
    writeAddress(address('a'.repeat(key)), 'replace');
    jest.advanceTimersByTime(166);
  }
  expect(replace).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(location.search).toBe(`?q=${'a'.repeat(114)}`);
});

test('a choice is a step at once, and what was being typed does not come after it', () => {
  const length = history.length;
  writeAddress(address('typed'), 'replace');
  writeAddress(address('chosen'), 'push');
  expect(history.length).toBe(length + 1);
  jest.runAllTimers();
  expect(location.search).toBe('?q=chosen');
});

test('an address that cannot be written is no error', () => {
  jest.spyOn(History.prototype, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times per 10 seconds', 'SecurityError');
  });
  expect(() => writeAddress(address('words'), 'push')).not.toThrow();
});

test('who leaves the field finds the words in the address at once, and they are written once', () => {
  const replace = jest.spyOn(History.prototype, 'replaceState');
  writeAddress(address('words'), 'replace');
  flushAddress();
  expect(location.search).toBe('?q=words');
  flushAddress();
  jest.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(1);
});
