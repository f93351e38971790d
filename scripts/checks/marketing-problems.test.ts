import type { AnalyticsContent } from '../../content/types';
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

const plausible = { service: 'plausible' as const, host: 'https://count.example', site: 'site.example' };
const umami = { ...plausible, service: 'umami' as const, site: '94db1cb1-74f4-4a40-ad6c-962362670409' };

test.each<[AnalyticsContent, string]>([
  ...['plausible.io', 'http://plausible.io', 'https://plausible.io/', 'https://a.example; script-src *'].map(
    (host): [AnalyticsContent, string] => [
      { ...plausible, host },
      `analytics.host: "${host}" is not where a service runs`,
    ],
  ),
  [
    { ...plausible, site: 'https://site.example' },
    'analytics.site: "https://site.example" is not the site\'s id at plausible',
  ],
  [{ ...umami, site: 'site.example' }, 'analytics.site: "site.example" is not the site\'s id at umami'],
])('R13.2: what counts nothing, %j', (content, sentence) => {
  const [first] = analyticsProblems(content).map(sentenceOf);
  expect(first).toContain(sentence);
});

test.each<AnalyticsContent>([{ service: 'none' }, plausible, { ...umami, searchWords: true }])(
  'what counts, %j',
  (content) => {
    expect(analyticsProblems(content)).toEqual([]);
  },
);

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
