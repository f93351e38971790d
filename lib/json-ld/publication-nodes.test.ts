import type { ListedPublication } from '@/content/types';
import { publicationNode } from './publication-nodes';

const publication = {
  slug: 'an-edition',
  title: 'TAT Summaries, May 2025',
  description: '3 cases summarised',
  link: '/web/publications/an-edition',
  list: 'TAT summaries',
  date: '01-05-2025',
  image: '/a.png',
  abstract: ['An abstract.'],
  pdf: { pages: 8, bytes: 9 },
  contents: [
    {
      name: 'A Ltd v Commissioner',
      subject: 'Procedure',
      issue: 'Service',
      holding: 'Service was good.',
      citation: '[2024] KETAT 123 (KLR)',
      page: 3,
      open: { issue: 'Was it?', reasoning: 'It was.', held: 'Good.' },
    },
    { name: 'B Ltd v Commissioner', subject: 'Procedure', issue: 'Time' },
    { name: 'Sample C Ltd v Commissioner', subject: 'Procedure', issue: 'Time', holding: 'Late.', sample: true },
  ],
} as unknown as ListedPublication;

test('machines are told of the cases what the page shows of them, and nothing of samples', () => {
  const node = publicationNode(publication) as unknown as { hasPart: object[] };
  expect(node.hasPart).toEqual([
    {
      '@type': 'Chapter',
      '@id': expect.stringMatching(/an-edition\/#a-ltd-v-commissioner$/),
      url: expect.stringMatching(/an-edition\/#a-ltd-v-commissioner$/),
      name: 'A Ltd v Commissioner',
      about: 'Procedure',
      abstract: 'Service was good.',
      pageStart: 3,
      isBasedOn: { '@type': 'CreativeWork', name: '[2024] KETAT 123 (KLR)' },
      text: 'Was it?\n\nIt was.\n\nGood.',
    },
    expect.not.objectContaining({ abstract: expect.anything(), isBasedOn: expect.anything(), text: expect.anything() }),
  ]);
  const { contents } = publication;
  const samples = publicationNode({ ...publication, contents: contents.filter(({ sample }) => sample) });
  expect(samples).not.toHaveProperty('hasPart');
});

test('author and reviewer are named where the publication names them, and the series says whose decisions it has', () => {
  expect(publicationNode(publication)).not.toHaveProperty('author');
  expect(publicationNode({ ...publication, author: 'A. Author', reviewer: 'R. Reader' })).toMatchObject({
    author: { '@type': 'Person', name: 'A. Author' },
    editor: { '@type': 'Person', name: 'R. Reader' },
    isPartOf: { about: 'Kenya Tax Appeals Tribunal' },
  });
});
