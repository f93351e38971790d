import { campaignProblems } from './marketing-problems';

const sentences = (parameters: string[], firstPage = 'first_page') =>
  campaignProblems({ parameters, firstPage }).map(({ field, message }) => `${field}: ${message}`);

test.each([
  [['utm source'], 'campaign.parameters[0]: "utm source" is no name of a hidden field'],
  [['ok', 'publication'], 'campaign.parameters[1]: "publication" means something else on this site'],
  [['q'], 'campaign.parameters[0]: "q" means something else on this site'],
  [['ref', 'ref'], 'campaign.parameters[1]: "ref" stands here twice'],
  [['first_page'], 'campaign.firstPage: "first_page" stands here twice'],
])('R13.1: campaign names %j', (parameters, sentence) => {
  expect(sentences(parameters)).toEqual([expect.stringContaining(sentence)]);
});

test('any other names, and none, are right', () => {
  expect([...sentences(['utm_source', 'gclid']), ...sentences([])]).toEqual([]);
});
