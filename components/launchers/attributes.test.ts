import { readFileSync } from 'node:fs';
import { attributeTransformations, attributeValue, type Transformation } from './attributes';

test.each<[value: string | null, as: Transformation, result: unknown]>([
  ['words', 'string', 'words'],
  ['', 'string', undefined],
  [null, 'string', undefined],
  ['', 'boolean', true],
  ['yes', 'boolean', true],
  ['true', 'boolean', true],
  ['no', 'boolean', false],
  ['TRUE', 'boolean', false],
  [null, 'boolean', undefined],
  ['12px', 'integer', 12],
  ['many', 'integer', undefined],
  ['50', 'integerOrString', 50],
  ['50%', 'integerOrString', '50%'],
  ['', 'integerOrBoolean', true],
  ['700', 'integerOrBoolean', 700],
  ['G-1', 'stringOrBoolean', 'G-1'],
  ['', 'stringOrBoolean', true],
  ['a, b\\,c', 'arrayOrBoolean', ['a', 'b,c']],
  ['', 'arrayOrBoolean', true],
  ['a=1, b = two\\, three', 'record', { a: '1', b: ' two, three' }],
])('the attribute %p as %s is %j', (value, as, result) => {
  expect(attributeValue(value, as)).toEqual(result);
});

test('R8.5: an invalid attribute transformation throws', () => {
  expect(() => attributeValue('x', 'nonsense' as Transformation)).toThrow('Invalid attribute transformation nonsense');
});

test('the list of attributes is the installed library’s, less its callbacks', () => {
  const library = readFileSync('node_modules/@typeform/embed/build/embed.js', 'utf8');
  const table = /\{source:"string",[^}]*\}/.exec(library)?.[0] ?? '';
  const given = Object.fromEntries(
    [...table.matchAll(/(\w+):"(\w+)"/g)]
      .filter(([, , transformation]) => transformation !== 'function')
      .map(([, name = '', transformation]) => [
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        transformation,
      ]),
  );
  expect(attributeTransformations).toEqual(given);
  expect(library).toContain('Invalid attribute transformation ');
});
