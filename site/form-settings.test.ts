import { findProblems } from '@/content/schema/find-problems';
import { environment } from '@/content/schema/forms';
import { problemSentence } from '@/lib/problem';
import { formPageAddress, formSettings } from './form-settings';

const us = 'https://form.typeform.com/to/aB3dE5';
const eu = 'https://form.typeform.eu/to/aB3dE5';

test.each([
  ['nothing set', { mode: 'production' }, { address: '/forms/preview/', sandbox: false }],
  ['empty variables', { id: '', region: '', sandbox: '' }, { address: '/forms/preview/', sandbox: false }],
  ['a form in the EU', { id: 'aB3dE5', region: 'eu' }, { address: eu, sandbox: false }],
  ['development, which stores no answer', { id: 'aB3dE5', mode: 'development' }, { address: us, sandbox: true }],
  ['sandbox switched off in development', { sandbox: 'false', mode: 'development' }, { sandbox: false }],
  ['sandbox switched on in production', { sandbox: 'true', mode: 'production' }, { sandbox: true }],
])('the form’s settings of %s (R6.7, R7.6)', (_, variables, expected) => {
  expect(formSettings(variables)).toMatchObject(expected);
});

test.each([
  ['ID', us, 'must be the letters and digits that follow /to/ in the form’s address'],
  ['ID', 'aB3 dE5', 'must be the letters and digits'],
  ['REGION', 'africa', '"africa" is not allowed; allowed are us, eu'],
  ['SANDBOX', 'on', '"on" is not allowed; allowed are true, false'],
])('R10.8: NEXT_PUBLIC_TYPEFORM_%s=%s is refused, with what is allowed', (name, value, sentence) => {
  const field = `NEXT_PUBLIC_TYPEFORM_${name}`;
  const problems = findProblems('environment', environment, { [field]: value });
  expect(problems.map(problemSentence)).toEqual([expect.stringContaining(`environment: ${field}: ${sentence}`)]);
  expect(findProblems('environment', environment, { [field]: '' })).toEqual([]);
});

test.each([
  ['A & B, 10th', 'A+%26+B%2C+10th'],
  [' ', 'Unknown+Publication'],
])('the title %j is in the hash of the form’s page, which browsers never send (R6.4)', (title, hidden) => {
  expect(formPageAddress(title)).toBe(`/forms/preview/#publication=${hidden}&in=tab`);
});
