import { exportProblems } from './export-problems';
import { readContent } from './read-content';
import { releaseProblems, releaseReport } from './run-release';

jest.mock('../../content/launchers', () => ({ launchers: [{ pages: '/', mode: 'popup', label: 'L' }] }));
jest.mock('../../content/analytics', () => ({ analytics: { service: 'plausible', host: 'https://count.co.ke' } }));
jest.mock('../../content/questions', () => ({
  questions: {
    rows: [
      { id: 'q', question: 'Q?' },
      { id: 'r', answer: 'R.' },
    ],
  },
}));
jest.mock('../../content/your-files', () => ({
  yourFiles: { rows: [{ id: 'f', question: 'F?' }], places: { p: { id: 'p', question: 'P?' } } },
}));
jest.mock('../../data/read-publications', () => ({
  inspectPublications: async () => ({
    publications: [{ slug: 'out', sample: true }],
    drafts: { publications: [{ slug: 'held', sample: true }] },
  }),
}));
jest.mock('./read-content', () => ({
  readContent: jest.fn(async () => ({ modules: { 'site.ts': { site: { sample: true } } }, problems: [] })),
}));
jest.mock('./file-problems', () => ({ ...jest.requireActual('./file-problems'), fileProblems: () => [] }));
jest.mock('./export-problems', () => ({
  exportProblems: jest.fn(() => [{ file: 'out', field: '', message: 'is old' }]),
}));

test('R10.15: samples in content, editions and drafts, forms, open questions and the export stop a release', async () => {
  const problems = await releaseProblems();
  expect(problems.map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'content/site.ts: site',
    'content/publications/out.md: front matter',
    'content/publications/held.md: front matter',
    'environment: NEXT_PUBLIC_TYPEFORM_ID',
    'content/launchers.ts: launchers[0].formId',
    'content/your-files.ts: f "F?"',
    'content/your-files.ts: p "P?"',
    'content/questions.ts: q "Q?"',
    'out: ',
  ]);
  expect(exportProblems).toHaveBeenCalledWith('https://count.co.ke');
});

test('if content cannot be read, nothing else is reported', async () => {
  const unread = { file: 'content/home.ts', field: '', message: 'cannot be read' };
  jest.mocked(readContent).mockResolvedValueOnce({ modules: {}, problems: [unread] });
  expect(await releaseProblems()).toEqual([unread]);
});

test('the report lists each task once, with the fields of each file or their number', () => {
  const problem = (file: string, field: string) => ({ file, field, message: 'is a sample' });
  const many = ['a', 'b', 'c', 'd', 'e'].map((field) => problem('content/team.ts', field));
  const lines = releaseReport([problem('content/home.ts', 'a'), problem('content/home.ts', 'b'), ...many]);
  expect(lines).toEqual(['Is a sample:', '  content/home.ts: a, b', '  content/team.ts: 5 places']);
});
