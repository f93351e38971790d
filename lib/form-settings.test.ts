import {
  formAddress,
  formOrigin,
  formSettings,
  formSettingsProblems,
  formWidgetId,
  hiddenFields,
} from './form-settings';

const env = (id?: string, region?: string, sandbox?: string, mode = 'production') => ({
  NEXT_PUBLIC_TYPEFORM_ID: id,
  NEXT_PUBLIC_TYPEFORM_REGION: region,
  NEXT_PUBLIC_TYPEFORM_SANDBOX: sandbox,
  NODE_ENV: mode,
});

describe('formSettings (R6.7)', () => {
  test.each([
    ['nothing set', env(), { region: 'us', sandbox: false }],
    ['empty variables count as unset', env('', '', ''), { region: 'us', sandbox: false }],
    ['a form in the EU', env('aB3dE5', 'eu'), { id: 'aB3dE5', region: 'eu', sandbox: false }],
    ['development stores no answer', env('aB3dE5', 'us', '', 'development'), { id: 'aB3dE5', sandbox: true }],
    ['sandbox switched off in development', env('aB3dE5', 'us', 'false', 'development'), { sandbox: false }],
    ['sandbox switched on in production', env('aB3dE5', 'us', 'true'), { sandbox: true }],
  ])('%s', (_, variables, expected) => {
    expect(formSettings(variables, 0)).toMatchObject(expected);
  });

  test.each([
    ['an address instead of an id', env('https://form.typeform.com/to/aB3dE5'), /TYPEFORM_ID.*letters and digits/],
    ['an id with a space', env('aB3 dE5'), /TYPEFORM_ID/],
    ['an unknown region', env('aB3dE5', 'africa'), /TYPEFORM_REGION.*"africa".*us or eu/],
    ['a region of Object itself', env('aB3dE5', 'constructor'), /TYPEFORM_REGION/],
    ['a sandbox that is neither true nor false', env('aB3dE5', 'us', 'on'), /TYPEFORM_SANDBOX.*true.*false/],
  ])('%s is refused with what is allowed', (_, variables, sentence) => {
    expect(() => formSettings(variables, 0)).toThrow(sentence);
  });

  test.each([-1, 0.5, Number.NaN, 366])('rememberDays of %s is refused', (days) => {
    expect(formSettingsProblems(env(), days)).toMatchObject([{ file: 'content/gate.ts', field: 'rememberDays' }]);
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

test('the widget gets the id, or the built-in page on this site', () => {
  expect(formWidgetId({ id: 'aB3dE5' }, new URL('https://site.example/?simulate=slow'))).toBe('aB3dE5');
  expect(formWidgetId({}, new URL('https://site.example/web/publications/?year=2024'))).toBe(
    'https://site.example/forms/preview/',
  );
  expect(formWidgetId({}, new URL('https://site.example/?simulate=slow'))).toBe(
    'https://site.example/forms/preview/?simulate=slow',
  );
});

test.each([
  [env('aB3dE5'), 'https://form.typeform.com'],
  [env('aB3dE5', 'eu'), 'https://form.typeform.eu'],
  [env('', 'eu'), 'https://site.example'],
])('messages of %j come from %s', (variables, origin) => {
  expect(formOrigin(formSettings(variables, 0), 'https://site.example')).toBe(origin);
});
