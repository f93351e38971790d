import { type Choices, firstChoices } from 'tenth-lining';
import { loadChoices, saveChoices } from './saved-choices';

const chosen: Choices = {
  ...firstChoices,
  every: 5,
  pageNumbers: undefined,
  corrections: { toggled: { '0:3': false }, heads: [{ edge: 'top', distance: 40, text: 'Secret v Secret' }] },
};
// Two `File` objects with equal bytes stand for one file chosen before and after a reload.
const fileOf = (text: string) => new File([text], 'secret.pdf');

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { localStorage: storage });
});

test('choices are restored for a file with the same bytes only; neither its text nor its name is stored (R11.12)', async () => {
  await saveChoices(fileOf('one'), chosen);
  expect(await loadChoices(fileOf('one'))).toMatchObject({ every: 5, corrections: { toggled: { '0:3': false } } });
  expect((await loadChoices(fileOf('one')))?.pageNumbers).toBeUndefined();
  expect(await loadChoices(fileOf('two'))).toBeUndefined();
  expect([...stored.values()].join()).not.toMatch(/secret/i);
});

test('the choices for the last twenty files are kept', async () => {
  for (let file = 10; file < 31; file += 1) await saveChoices(fileOf(`${file}`), chosen);
  expect(await loadChoices(fileOf('10'))).toBeUndefined();
  expect(await loadChoices(fileOf('11'))).toBeDefined();
  expect(await loadChoices(fileOf('30'))).toBeDefined();
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['a list of something else', '[null,1,{"size":3,"hash":"x","choices":{"every":"all"}}]'],
])('storage that holds %s breaks nothing, and is overwritten', async (_, value) => {
  stored.set('numbering', value);
  expect(await loadChoices(fileOf('one'))).toBeUndefined();
  await saveChoices(fileOf('one'), chosen);
  expect(await loadChoices(fileOf('one'))).toBeDefined();
});

test('nothing is saved without localStorage, or on an insecure page, which has no crypto.subtle', async () => {
  const { subtle } = crypto;
  const take = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await saveChoices(fileOf('one'), chosen);
  expect([...stored]).toEqual([]);
  take.mockReturnValue(subtle);
  Object.assign(globalThis, { localStorage: undefined });
  await saveChoices(fileOf('two'), chosen);
  expect(await loadChoices(fileOf('two'))).toBeUndefined();
});
