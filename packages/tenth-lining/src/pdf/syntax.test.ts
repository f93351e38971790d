import { dictionaryText, readArray, readDictionary, referenceNumber, UnfinishedValue, valueEnd } from './syntax';

test.each([
  ['a name', '/Name ', '/Name'],
  ['a number', '-1.5]', '-1.5'],
  ['a reference', '12 0 R/Next', '12 0 R'],
  ['a number before others', '12 0 13]', '12'],
  ['a word that begins as a reference does', '12 0 Rest]', '12'],
  ['a string with brackets and an escaped one', '(a(b)\\)c) ', '(a(b)\\)c)'],
  ['a string in digits', '<48 65>/', '<48 65>'],
  ['an array with a comment in it', '[1 % ]\n2]]', '[1 % ]\n2]'],
  ['a dictionary in a dictionary', '<</A<</B[(>>)]>>>>>>', '<</A<</B[(>>)]>>>>'],
])('finds the end of %s', (_, text, value) => {
  expect(text.slice(0, valueEnd(text, 0))).toBe(value);
});

test('reads a dictionary with its names unescaped', () => {
  const { entries } = readDictionary('<</Type/Page /A#20B (x) /Kids[1 0 R\n2 0 R]\n%end\n/N null>>', 0);
  expect([...entries]).toEqual([
    ['Type', '/Page'],
    ['A B', '(x)'],
    ['Kids', '[1 0 R\n2 0 R]'],
    ['N', 'null'],
  ]);
  expect(readDictionary(dictionaryText(entries), 0).entries).toEqual(entries);
});

test('splits an array into its items', () => {
  expect(readArray('[1 0 R(a b)/N<<>>[2]]', 0).items).toEqual(['1 0 R', '(a b)', '/N', '<<>>', '[2]']);
});

test.each(['(open', '<</A 1', '[1 2', '<4', '/Na', '12'])('reports a value that ends too early: %s', (text) => {
  expect(() => valueEnd(text, 0)).toThrow(UnfinishedValue);
});

test.each([
  ['7 0 R', 7],
  ['7', undefined],
  ['[7 0 R]', undefined],
  [undefined, undefined],
])('recognises a reference: %s', (value, number) => expect(referenceNumber(value)).toBe(number));
