import { sentenceOf } from '../../lib/problem';
import { analyticsProblems, campaignProblems, nextEditionProblems, settingProblems } from './marketing-problems';

const sentences = (parameters: string[], firstPage = 'first_page') =>
  campaignProblems({ parameters, firstPage }).map(sentenceOf);

test.each([
  [['utm source'], 'campaign.parameters[0]: "utm source" is no name of a hidden field'],
  [['ok', 'publication'], 'campaign.parameters[1]: "publication" means something else on this site'],
  [['edition'], 'campaign.parameters[0]: "edition" means something else on this site'],
  [['q'], 'campaign.parameters[0]: "q" means something else on this site'],
  [['ref', 'ref'], 'campaign.parameters[1]: "ref" stands here twice'],
  [['first_page'], 'campaign.firstPage: "first_page" stands here twice'],
])('R13.1: campaign names %j', (parameters, sentence) => {
  expect(sentences(parameters)).toEqual([expect.stringContaining(sentence)]);
});

test('any other names, and none, are right', () => {
  expect([...sentences(['utm_source', 'gclid']), ...sentences([])]).toEqual([]);
});

test.each([
  [{}, []],
  [{ host: 'https://plausible.io/' }, ['analytics.host: "https://plausible.io/" is not where a service runs']],
  [{ host: 'https://a.example; script-src *' }, ['analytics.host:']],
  [{ site: 'https://site.example' }, ['analytics.site: "https://site.example" is not the domain']],
])('R13.2: what counts nothing is told, %j', (wrong, sentences) => {
  const right = { service: 'plausible', host: 'https://count.example', site: 'site.example' } as const;
  const told = analyticsProblems({ ...right, ...wrong }).map(sentenceOf);
  expect(told).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

test('R13.2: a setting by another name is told: nothing reads it', () => {
  const names = { NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234', TYPEFORM_ID: 'AbCd1234', TYPEFORM_CLIENT_ID: 'a', PATH: '' };
  expect(settingProblems(names).map(sentenceOf)).toEqual([
    expect.stringContaining('environment: TYPEFORM_ID: is no setting; there are NEXT_PUBLIC_TYPEFORM_ID,'),
  ]);
});

const channel = { href: 'https://whatsapp.com/channel/0029Va', label: 'Follow us' };

test.each<[object, string]>([
  [{ label: 'x'.repeat(51) }, 'nextEdition.label: at most 50'],
  [
    { formId: 'https://form.typeform.com/to/AbCd1234' },
    'nextEdition.formId: "https://form.typeform.com/to/AbCd1234": give',
  ],
  [{ formId: 'Downloads1' }, 'nextEdition.formId: "Downloads1" is the form before the PDFs; give one of its own'],
  [
    { channel: { ...channel, href: 'https://wa.me/254700000000' } },
    'nextEdition.channel.href: "https://wa.me/254700000000" is no channel',
  ],
])('R13.3: what leads nowhere, %j', (wrong, sentence) => {
  const right = { label: 'Tell me', formId: 'AbCd1234', channel };
  expect(nextEditionProblems(right)).toEqual([]);
  const [first] = nextEditionProblems({ ...right, ...wrong }, 'Downloads1').map(sentenceOf);
  expect(first).toContain(sentence);
});
