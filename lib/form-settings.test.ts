import { formEnvironment } from '@/content/schema/forms';
import { problemsIn } from '@/content/schema/sentences';
import { sentenceOf } from '@/lib/problem';
import { formAddress, formSettings, hiddenFields } from './form-settings';

describe('formSettings (R6.7)', () => {
  test.each([
    ['nothing set', { mode: 'production' }, { region: 'us', sandbox: false }],
    ['empty variables count as unset', { id: '', region: '', sandbox: '' }, { region: 'us', sandbox: false }],
    ['a form in the EU', { id: 'aB3dE5', region: 'eu' }, { id: 'aB3dE5', region: 'eu', sandbox: false }],
    ['development stores no answer', { id: 'aB3dE5', mode: 'development' }, { id: 'aB3dE5', sandbox: true }],
    ['sandbox switched off in development', { sandbox: 'false', mode: 'development' }, { sandbox: false }],
    ['sandbox switched on in production', { region: 'us', sandbox: 'true', mode: 'production' }, { sandbox: true }],
  ])('%s', (_, variables, expected) => {
    expect(formSettings(variables)).toMatchObject(expected);
  });
});

test.each([
  [
    'ID',
    'https://form.typeform.com/to/aB3dE5',
    'must be the letters and digits that follow /to/ in the form’s address',
  ],
  ['ID', 'aB3 dE5', 'must be the letters and digits'],
  ['REGION', 'africa', '"africa" is not allowed; allowed are us, eu'],
  ['SANDBOX', 'on', '"on" is not allowed; allowed are true, false'],
])('R10.8: the setting NEXT_PUBLIC_TYPEFORM_%s is refused as %s, with what is allowed', (name, value, sentence) => {
  const field = `NEXT_PUBLIC_TYPEFORM_${name}`;
  const problems = problemsIn('environment', formEnvironment, { [field]: value });
  expect(problems.map(sentenceOf)).toEqual([expect.stringContaining(`environment: ${field}: ${sentence}`)]);
  expect(problemsIn('environment', formEnvironment, { [field]: '' })).toEqual([]);
});

describe('formAddress', () => {
  test.each([
    [{ id: 'aB3dE5', region: 'us' as const }, 'https://form.typeform.com/to/aB3dE5#publication=A+%26+B%2C+10th'],
    [{ id: 'aB3dE5', region: 'eu' as const }, 'https://form.typeform.eu/to/aB3dE5#publication=A+%26+B%2C+10th'],
    [{ region: 'us' as const }, '/forms/preview/#publication=A+%26+B%2C+10th&in=tab'],
  ])('%j keeps the title in the hash', (settings, address) => {
    expect(formAddress(settings, 'A & B, 10th')).toBe(address);
  });

  test('an empty title is sent as Unknown Publication (R6.4)', () => {
    expect(hiddenFields(' ')).toEqual({ publication: 'Unknown Publication' });
    expect(formAddress({ region: 'us' }, '')).toBe('/forms/preview/#publication=Unknown+Publication&in=tab');
  });
});
