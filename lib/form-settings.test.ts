import { formAddress, formSettings, formSettingsProblems, hiddenFields } from './form-settings';

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

  test.each([
    ['an address instead of an id', { id: 'https://form.typeform.com/to/aB3dE5' }, /TYPEFORM_ID.*letters and digits/],
    ['an id with a space', { id: 'aB3 dE5' }, /TYPEFORM_ID/],
    ['an unknown region', { region: 'africa' }, /TYPEFORM_REGION.*"africa".*us or eu/],
    ['a region of Object itself', { region: 'constructor' }, /TYPEFORM_REGION/],
    ['a sandbox that is neither true nor false', { sandbox: 'on' }, /TYPEFORM_SANDBOX.*true.*false/],
  ])('%s is refused with what is allowed', (_, variables, sentence) => {
    expect(() => formSettings(variables)).toThrow(sentence);
  });

  test('the repository as it is has no problem', () => {
    expect(formSettingsProblems()).toEqual([]);
  });
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
