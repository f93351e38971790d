/** R10.8: changes an owner may make to content, wrong and right. */
import { z } from 'zod';
import { problemSentence } from '@/lib/problem';
import { contentFiles } from '@/scripts/checks/read-content';
import { files } from './files';
import { findProblems } from './find-problems';
import { frontMatter } from './publication';

// Mocked because the owner may change the real lists.
jest.mock('../subjects', () => ({ subjects: [{ id: 'customs', name: 'Customs' }] }));
jest.mock('../publication-lists', () => ({ publicationLists: [{ id: 'TAT summaries' }, { id: 'whitepapers' }] }));

const sideTab = { pages: ['/'], mode: 'side-tab' };
const picture = '/icons/icon-512.png';
const link = { href: 'https://a.example/', label: 'An example' };
const action = { label: 'Read on', href: '/legal' };
const meta = { title: 'A page', description: 'What this page says, in as many words as a search result has room for.' };
const closing = { title: 'Ask', actions: [action] };
const portrait = { photo: picture, photoAlt: 'Amina H.' };
const member = { name: 'Amina H.', role: 'Counsel', bio: 'Reads.', ...portrait, profile: link };
const claim = { value: 500, display: '500+', inSentence: 'over 500', countsWhat: 'Cases.' };
const hero = { kicker: 'For lawyers', title: 'Ask', titleAccent: 'and read', text: 'Words.', actions: [action] };
const logo = { name: 'Aya', logo: picture };
const voice = { quote: 'Good.', name: 'Amina', role: 'Partner', firm: 'Aya' };
const feature = { name: 'Search', kicker: 'K', title: 'T', description: ['D'], image: 'search', link: '/legal' };
const labels = { title: 'T', tabsLabel: 'T', placeLabel: 'L', selectLabel: 'S', previousLabel: 'P', nextLabel: 'N' };
const titled = { title: 'T', text: 'Words.' };

const acase = { name: 'A v B', subject: 'Customs', issue: 'Supply' };

/** A valid file of each kind; each test changes one value. */
const right = {
  'claims.ts': { claimsDate: { asAt: 'As at May 2026' }, claims: { cases: claim }, keyClaim: claim },
  'site.ts': {
    site: { name: 'Aya', url: 'https://www.aya.example', lang: 'en', locale: 'en', tagline: 'Words.' },
    footer: { about: titled, legalNotice: { text: 'Words.' } },
    sampleNote: 'Words.',
    draftNote: 'Words.',
    skipLinkLabel: 'Skip',
  },
  'home.ts': {
    home: {
      meta,
      hero,
      firms: { title: 'In use at', logos: [logo] },
      testimonials: { title: 'They say', items: [voice] },
      integrations: { title: 'T', groups: [{ label: 'Files', items: [{ name: 'Dropbox', logo: picture }] }] },
      closing,
    },
  },
  'features.ts': {
    features: { ...labels, items: [{ id: 'search', ...feature, ctaText: 'See it' }] },
  },
  'team.ts': {
    team: {
      meta,
      intro: { kicker: 'K', title: 'T', titleAccent: 'A', lead: 'L' },
      list: { title: 'T', members: [member] },
      closing,
    },
  },
  'questions.ts': { questions: { title: 'T', rows: [{ id: 'place', question: 'Where?' }] } },
  'subjects.ts': { subjects: [{ id: 'customs', name: 'Customs' }] },
  'publication-lists.ts': {
    publicationLists: [{ id: 'TAT summaries', label: 'Kenya', hash: 'kenya', jurisdiction: 'Kenya' }],
  },
  'video.ts': {
    video: {
      id: 'film',
      title: 'T',
      name: 'N',
      playLabel: 'Play',
      published: '21-11-2026',
      loadingLabel: 'Loading',
      failure: { text: 'Words.', linkLabel: 'Open it' },
      poster: { src: picture },
      source: { address: 'https://youtu.be/aB3_dE-6789' },
    },
  },
  'feed.ts': {
    feed: { path: '/feed.xml', title: 'T', subtitle: 'S', addressLabel: 'L' },
    followEditions: { label: 'Tell me' },
  },
  'analytics.ts': { analytics: { service: 'plausible', host: 'https://count.example', site: 'site.example' } },
  'launchers.ts': {
    launchers: [{ pages: '/legal', mode: 'popup', label: 'Talk to us', options: { autoClose: 500 } }, sideTab],
    launcherCloseLabel: 'Close',
  },
  'redirects.ts': { redirects: [{ from: '/a', to: '/legal' }] },
  'publications/a.md': {
    id: 10,
    list: 'TAT summaries',
    title: 'An edition',
    description: '3 cases summarised',
    date: '14-03-2024',
    cases: 3,
    image: picture,
    pdfFileName: 'An-edition.pdf',
    contents: [acase],
  },
};
type File = keyof typeof right;

const launcher0 = 'launchers[0]';
const options0 = `${launcher0}.options`;
const lists = (length: number) =>
  Array.from('abcdefg'.slice(0, length), (id) => ({ id, label: id, hash: id, jurisdiction: id }));
// the same file under another path
const otherPortrait = { photo: '/icons/./icon-512.png', photoAlt: 'Okello P.' };
const another = { ...member, name: 'Okello P.', bio: 'Builds.', ...otherPortrait, profile: action };

/** Copies `whole` with another value at a path such as `team.list.members[0].role`. */
function changed(whole: unknown, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(whole));
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  keys.reduce((at, key) => at[key], copy)[last] = value;
  return copy;
}

const names = { lists: ['TAT summaries', 'whitepapers'], subjects: [acase.subject, 'Excise'] };

function said(file: File, exported: unknown): string[] {
  const schema = file === 'publications/a.md' ? frontMatter(names) : z.strictObject(files[file] as z.ZodRawShape);
  return findProblems(`content/${file}`, schema, exported).map(problemSentence);
}

const empty = ': is empty; write some text';
const printed = 'which would show as typed; write plain text';
const host = ': must be https:// and a host, such as https://www.example.com, with nothing after it';
const unlinkable = (href: string) => `: "${href}" cannot be linked to; allowed are "/legal", "#introduction", https://`;
const [hrefOf, member0, case0, md] = [
  'home.hero.actions[0].href',
  'team.list.members[0]',
  'contents[0]',
  'publications/a.md',
] as const;
const own = { court: 'High Court', outcome: 'upheld', date: '10-02-2025' };
const akn = 'https://new.kenyalaw.org/akn/ke/judgment/ketat/2024';

type Change = [File, path: string, value: unknown, sentence: string];
test.each<Change>([
  ['team.ts', `${member0}.rolle`, 'Counsel', ': is not a field here'],
  ['team.ts', `${member0}.role`, undefined, ': is missing'],
  ['team.ts', `${member0}.role`, ' ', empty],
  ['site.ts', 'footer.legalNotice.company', '', `${empty}, or leave the field out`],
  ['team.ts', `${member0}.role`, 5, ': must be text in quotes'],
  ['team.ts', `${member0}.photo`, 'https://cdn.example/a.jpg', ': "https://cdn.example/a.jpg" is a file of another'],
  ['team.ts', `${member0}.photo`, '/team/a b.jpg', ': "/team/a b.jpg" is not the path of a file under public/'],
  ['team.ts', `${member0}.photo`, '/team/gone.jpg', ': there is no file public/team/gone.jpg'],
  ['team.ts', `${member0}.photoAlt`, '', ': is empty; say what the picture shows'],
  ['team.ts', `${member0}.photoAlt`, 'A person', ': does not name the person in the picture'],
  ['team.ts', `${member0}.profile.newTab`, false, ': must be true; otherwise leave the field out'],
  ['team.ts', 'team.list.members', 'Amina', ': must be a list in [ ]'],
  ['team.ts', 'people', {}, ': is not a field here'],
  ['team.ts', 'team.meta.title', 'x'.repeat(61), ': has 61 characters; allowed are at most 60'],
  ['team.ts', 'team.meta.description', 'Too short.', ': has 10 characters; allowed are at least 70'],
  ['team.ts', 'team.intro.lead', 'Files, <b>all</b>', `: has "<b>", ${printed}`],
  ['team.ts', 'team.intro.lead', 'Files &amp; law', `: has "&amp;", ${printed}`],
  ['team.ts', 'team.intro.lead', '**All** of it', `: has "**All**", ${printed}`],
  ['team.ts', 'team.intro.lead', '[it](/legal)', `: has "[it](/legal)", ${printed}`],
  ['team.ts', 'team.intro.lead', 'A\bb', ': has an invisible control character (U+0008); delete it'],
  ['team.ts', 'team.intro.lead', 'caf\ufffd', ': has a character that is not UTF-8; save the file as "UTF-8"'],
  ['home.ts', hrefOf, 'http://a.example', unlinkable('http://a.example')],
  ['home.ts', hrefOf, 'javascript:a()', unlinkable('javascript:a()')],
  ['home.ts', hrefOf, 'mailto:hello', unlinkable('mailto:hello')],
  ...['//b.example', '/\\b.example', '/\\\\b.example', '/\t/b.example', '/a b', 'https:/b.example'].map(
    (href): Change => ['home.ts', hrefOf, href, unlinkable(href)],
  ),
  ['home.ts', 'home.testimonials.items[0].photo', picture, 'Alt: is missing; it says what the picture shows'],
  ['home.ts', 'home.firms.logos[1]', logo, '.name: repeats entry 0; each entry needs its own'],
  ['home.ts', 'home.integrations.groups[0].items[0].logo', '/logos/no.svg', ': there is no file public/logos/no.svg'],
  ['site.ts', 'site.url', 'https://www.aya.example/', host],
  ['site.ts', 'site.lang', 'english', ': is not the code of a language, such as en-KE'],
  ['site.ts', 'site.lang', 'en_KE', ': is not the code of a language, such as en-KE'],
  ['features.ts', 'features.items[0].id', 'ai chat', ': cannot be part of an address; allowed are letters, digits'],
  ['claims.ts', 'claims.cases.display', '7', ': says "7", but the value is 500'],
  ['claims.ts', 'claims.cases.names', ['Kenya'], ': has 1 entries, but the value is 500'],
  ['subjects.ts', 'subjects[0].id', 'Customs duty', ': must be lower-case words joined by hyphens'],
  ['video.ts', 'video.source.address', 'https://a.example/1', ': "https://a.example/1" is not a video at YouTube'],
  ['feed.ts', 'followEditions.formId', '10th edition', ': must be the letters and digits that follow /to/'],
  ['feed.ts', 'followEditions.channel', { ...link, href: 'https://wa.me/2' }, '.href: must be its link, https://what'],
  ['analytics.ts', 'analytics.site', 'https://site.example', ': must be the site’s domain in Plausible'],
  ['launchers.ts', `${launcher0}.mode`, 'drawer', ': allowed are popup, slider, popover, side-tab'],
  ['launchers.ts', `${launcher0}.pages`, '/legal/', ': is not a page of this site; give one such as "/legal"'],
  ['launchers.ts', `${launcher0}.options.tooltip`, 'Hello', ': is not a field here'],
  ['launchers.ts', `${launcher0}.options.autoClose`, 0, ': must be true (500 ms) or a number of milliseconds'],
  ['launchers.ts', options0, { size: 80, width: 600, height: 1 }, '.size: cannot be combined with width or height'],
  ['launchers.ts', options0, { width: 600 }, '.height: is missing; width and height have to be given together'],
  ['launchers.ts', options0, { open: 'exit' }, '.openValue: is missing: pixels from the window’s top'],
  ['launchers.ts', 'launchers[1].options', { buttonColor: '#12345' }, '.buttonColor: Expected a valid hex string: #'],
  ['launchers.ts', 'launchers[2]', sideTab, '.pages: / already has a side-tab; a page can have one'],
  ...['//c', '/a//b', '/a/../b', '/a b', '/a*', '/%zz', '/%2e%2e/a', '/a%3Fb', '/a%0Ab'].map(
    (from): Change => ['redirects.ts', 'redirects[0].from', from, ': must be a path of this site, such as'],
  ),
  ['redirects.ts', 'redirects[0].to', '#here', ': must be a path of this site, or start with https://'],
  ['redirects.ts', 'redirects[0].from', 'https://a.example/c', ': must be a path of this site, such as'],
  [md, 'title', null, ': is missing'],
  [md, 'list', 'Laws', ': "Laws" is not in content/publication-lists.ts; allowed are "TAT summaries", "whitepapers"'],
  [md, 'date', '30-02-2024', ': must be a day of the calendar written DD-MM-YYYY'],
  [md, 'updated', '13-03-2024', ': is before the date of the publication'],
  [md, 'pdfFileName', 'An edition.pdf', ': must be the name of a .pdf file'],
  [md, 'contents', [], ': must list at least one case'],
  [md, `${case0}.subject`, 'Tolls', ': "Tolls" is not in content/subjects.ts; allowed are "Customs", "Excise"'],
  [md, `${case0}.citation`, '2024 KLR 5', ': must be a neutral citation such as'],
  [md, `${case0}.citation`, '[2024] KETAT 1 (KLR) (10 February 2023)', ': must be a neutral citation such as'],
  [md, `${case0}.link`, 'https://new.kenyalaw.org/', ': must be the judgment’s own address'],
  [md, `${case0}.provisions`, [{ section: 's. 31', act: 'VAT Act' }], '[0].section: must be a number such as'],
  [md, `${case0}.laterHistory`, [{ ...own, date: '01-01-2199' }], '[0].date: is in the future; of a pending appeal'],
  [md, `${case0}.amount`, 'KES 12,40,000', ': must be a currency and a sum'],
  [md, `${case0}.open`, { issue: 'What?', held: 'That.' }, '.reasoning: is missing'],
  [md, case0, { ...acase, citation: '[2024] KETAT 1 (KLR)', link: `${akn}/2` }, '.link: leads to ketat'],
  [md, case0, { ...acase, period: '2021 to 2018' }, '.period: names a later year before an earlier one'],
  [md, case0, { ...acase, sample: true }, '.name: the name of a sample case must begin with "Sample"'],
  [md, case0, { ...acase, laterHistory: [own], checkedOn: '09-02-2025' }, '.checkedOn: is before the'],
])('R10.8: wrong in %s: %s: %j', (name, path, value, sentence) => {
  const [first = '', ...others] = said(name, changed(right[name], path, value));
  expect([first, others]).toEqual([expect.stringContaining(`content/${name}: ${path}${sentence}`), []]);
  // The message on an empty required field must not offer to leave it out.
  if (sentence === empty) expect(first).toMatch(/write some text$/);
});

test.each<[what: string, File, path: string, value: unknown]>([
  ['a brand of three letters', 'site.ts', 'site.name', 'Aya'],
  ['a brand of thirty letters with an ampersand', 'site.ts', 'site.name', 'Daraja Knowledge & Filing Room'],
  ['no offices', 'site.ts', 'footer.offices', undefined],
  ['an office', 'site.ts', 'footer.offices', { title: 'O', items: [{ city: 'Mombasa', lines: ['Moi Avenue 1'] }] }],
  ['one more person', 'team.ts', 'team.list.members[1]', another],
  ['a person who is not a sample', 'team.ts', `${member0}.sample`, undefined],
  ['one more feature', 'features.ts', 'features.items[1]', { ...feature, id: 'more', name: 'More', ctaText: 'See it' }],
  ['no quotations', 'home.ts', 'home.testimonials', undefined],
  ['no firms', 'home.ts', 'home.firms.logos', []],
  ['one more logo', 'home.ts', 'home.firms.logos[1]', { name: 'Daraja', logo: picture, isEmblem: true }],
  ['a quote with photo', 'home.ts', 'home.testimonials.items[0]', { ...voice, photo: picture, photoAlt: 'Amina' }],
  ['another headline', 'home.ts', 'home.hero.title', 'Another promise. Keep it!'],
  ['a link to mail', 'home.ts', hrefOf, 'mailto:a@b.example'],
  ['a link to a place', 'home.ts', hrefOf, '/legal/?q=a#search'],
  ['a link to the log in', 'home.ts', hrefOf, '/Account/LoginEmail'],
  ['words with signs', 'team.ts', 'team.intro.lead', 'R&D — 5 < 6 and 7 > 6, see [2023] KETAT 146, Part XXX'],
  ['an answer to a question', 'questions.ts', 'questions.rows[0].answer', 'In Kenya.'],
  ['millions', 'claims.ts', 'keyClaim', { ...claim, value: 2_500_000, display: '2.5m', inSentence: 'about 2,500k' }],
  ['no film', 'video.ts', 'video', undefined],
  ['a film at Vimeo', 'video.ts', 'video.source.address', 'https://vimeo.com/76979871'],
  ['a channel', 'feed.ts', 'followEditions.channel', { href: 'https://whatsapp.com/channel/0029Va', label: 'Follow' }],
  ['a launcher of 600 px', 'launchers.ts', options0, { width: 600, height: '80%' }],
  ['one that opens automatically', 'launchers.ts', options0, { open: 'time', openValue: 0 }],
  ['a slider', 'launchers.ts', launcher0, { pages: '/', mode: 'slider', label: 'L', options: { position: 'left' } }],
  ['a popover', 'launchers.ts', launcher0, { pages: '/', mode: 'popover', label: 'L', options: { tooltip: 'Hi' } }],
  ['no counting service', 'analytics.ts', 'analytics', { service: 'none' }],
  ['seven lists of publications', 'publication-lists.ts', 'publicationLists', lists(7)],
  ['a draft', md, 'draft', true],
  ['reviewed, with AI', md, 'reviewer', 'A. Mwangi'],
  ['a later decision', md, `${case0}.laterHistory`, [{ ...own, citation: '[2025] KEHC 1 (KLR)' }]],
])('R10.8: right: %s', (_, name, path, value) => {
  expect(said(name, changed(right[name], path, value))).toEqual([]);
});

test('each file of content/ has a schema, and each schema has a file', () => {
  expect(contentFiles().sort()).toEqual(Object.keys(files).sort());
});
