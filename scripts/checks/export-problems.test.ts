import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { problemSentence } from '../../lib/problem';
import { folderWith } from '../testing/folder-with';
import { exportProblems } from './export-problems';

const page = (main: string, policy = "connect-src 'self'", head = '') =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}">${head}</head><main>${main}</main><footer>YouTube</footer>`;

const frames = (host: string) => `frame-src 'self' https://${host}`;
const counts = "connect-src 'self' https://count.co.ke";
const preview = '<meta name="robots" content="noindex">';
const quiet = 'We run no analytics and load nothing from other companies.';

/** The problems of an export with this home page and privacy page. */
function said(home: string, privacy = '', sources: string[] = []) {
  const pages = { 'index.html': home, 'privacy/index.html': page(privacy), 'forms/index.html': page('', '', preview) };
  const folder = folderWith(pages);
  return exportProblems('https://count.co.ke', folder, sources).map((problem) =>
    problemSentence(problem).replace(folder, 'out'),
  );
}

const real = 'is a sample; replace it by the real content';
const privacyPage = 'content/privacy.ts: sections';
const home = 'the page / loads from';
const loadsElsewhere = `${privacyPage}: says "nothing from other", and ${home}`;
const link = '<a href="https://bills.example/">Bills</a>';
test.each<[what: string, string, privacy: string, ...sentences: string[]]>([
  ['nothing', page('Sampled words, <script>"Sample"</script>'), quiet],
  ['a drawing', page('<figure aria-label="Sample"><p>Sample 12</p></figure>'), ''],
  ['a sample', page('<p>With Sample Hosting Ltd.'), '', `the page /: "With Sample Hosting Ltd.": ${real}`],
  ['an address', page(link), '', `the page /: "https://bills.example/": ${real}`],
  ['a form that is named', page('', frames('form.typeform.com')), 'Typeform provides the forms.'],
  [
    'a form',
    page('', frames('form.typeform.eu')),
    '',
    `${privacyPage}: does not name Typeform, which the page / loads from`,
  ],
  ['no form, and one named', page(''), 'Typeform.', `${privacyPage}: names Typeform, which no page loads from`],
  [
    'counting',
    page('', counts),
    `Plausible. ${quiet}`,
    `${privacyPage}: says "no analytics", and ${home} Plausible`,
    `${loadsElsewhere} Plausible`,
  ],
  ['a film', page('', frames('www.youtube-nocookie.com')), `YouTube. ${quiet}`, `${loadsElsewhere} YouTube`],
  ['a preview', page('Sample', '', preview), '', 'out: is a preview of drafts; build it again without DRAFTS'],
])('R10.15: problems of an export with %s', (_, html, privacy, ...sentences) => {
  expect(said(html, privacy)).toEqual(sentences);
});

test('R10.15: an export that is missing or outdated is reported', () => {
  const missing = exportProblems(undefined, '/no/such/folder').map(problemSentence);
  expect(missing).toEqual(['/no/such/folder: is not there; run "npm run build" first']);
  const source = join(folderWith({ 'home.ts': '' }), 'home.ts');
  utimesSync(source, new Date(), new Date(Date.now() + 60_000));
  expect(said(page('Sample'), '', [source])).toEqual([`out: is older than ${source}; run "npm run build" first`]);
});
