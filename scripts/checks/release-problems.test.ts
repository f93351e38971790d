import { problemSentence } from '../../lib/problem';
import { publicationValues } from './check-content';
import { contentValues } from './file-problems';
import { formProblems, sampleProblems } from './run-release';

const ready = { NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234' };

test('samples are listed by field, in publications by file, and an entry of two files once', () => {
  const profile = { href: 'https://a.example', label: 'A', sample: true };
  const modules = { 'links.ts': { links: { x: profile } }, 'navigation.ts': { navigation: { logIn: profile } } };
  const publication = { slug: 'a', sample: true, contents: [{ sample: true }] };
  const values = [...contentValues(modules), ...publicationValues(publication)];
  expect(sampleProblems(values).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'content/links.ts: links.x',
    'content/publications/a.md: front matter',
    'content/publications/a.md: contents[0]',
  ]);
});

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;
const builtIn = { ...popup, formId: undefined };
const sandboxed = { ...popup, options: { enableSandbox: true } };
const stores = 'in sandbox mode the form stores no answer';

test.each([
  ['forms of the owner’s', ready, popup, undefined],
  ['no form', {}, popup, 'environment: NEXT_PUBLIC_TYPEFORM_ID: is not set; the built-in form page keeps no answer'],
  ['sandbox mode', { ...ready, NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true' }, popup, `SANDBOX: is on; ${stores}`],
  ['the built-in form in a launcher', ready, builtIn, 'launchers.ts: launchers[0].formId: is not'],
  ['a launcher in sandbox mode', ready, sandboxed, `enableSandbox: is on; ${stores}`],
])('problems before the release of a site with %s', (_, env, launcher, sentence) => {
  const problems = formProblems(env, [launcher]).map(problemSentence);
  expect(problems).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});
