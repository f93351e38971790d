import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicationLists } from '@/content/publication-lists';
import { isoDate } from '@/lib/format-date';
import { sentenceOf } from '@/lib/problem';
import { folderWith } from '@/scripts/testing/folder-with';
import { inspectPublications, readPublicationLists, readPublications } from './read-publications';

/** Which ones are there is the owner's affair. */
function anyFile(folder: string, ending: RegExp): string {
  return readdirSync(join('public/web/Attachments', folder)).find((name) => ending.test(name)) ?? '';
}

const good = {
  id: "'10'",
  list: publicationLists[0].id,
  title: 'A title',
  description: '3 cases summarised',
  date: '14-03-2024',
  cases: '3',
  image: `/web/Attachments/covers/${anyFile('covers', /\.(png|jpe?g|webp)$/i)}`,
  pdfFileName: anyFile('', /\.pdf$/),
  contents: "[{ name: 'A v B', subject: Procedure, issue: Service }]",
};

function markdown(changes: Record<string, string | undefined> = {}, body = 'An abstract.'): string {
  const fields = Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** What is said of one file, a sentence a mistake, less the place it stands in. */
async function said(text: string | Uint8Array, name = 'a-file.md'): Promise<string[]> {
  const { problems } = await inspectPublications(folderWith({ [name]: text }));
  return problems.map((problem) => sentenceOf(problem).replace(`content/publications/${name}: `, ''));
}

const acase = { name: 'A v B', subject: 'Procedure', issue: 'Service' };
const withCases = (...cases: ReadonlyArray<Record<string, unknown>>) =>
  markdown({ contents: JSON.stringify(cases.map((fields) => ({ ...acase, ...fields }))) });

describe('the publications of the site', () => {
  it('stand in their lists under their own names (R5.2, R12.3), newest first (R5.6)', async () => {
    const lists = await readPublicationLists();
    // Their labels are held by scripts/checks/docs.test.ts, which says where else one is written.
    expect(publicationLists.map(({ id }) => id)).toEqual(expect.arrayContaining(['TAT summaries', 'whitepapers']));
    expect(lists).toMatchObject(publicationLists.map(({ id, label }) => ({ id, label })));
    for (const { publications } of lists) {
      const days = publications.map(({ date }) => isoDate(date) ?? '');
      expect(days).toEqual([...days].sort().reverse());
    }
  });
});

describe('a wrong publication file (R5.5, R5.8, R5.12)', () => {
  it.each<[Record<string, string | undefined>, string]>([
    [{ date: '31-04-2024' }, 'date: must be a day of the calendar written DD-MM-YYYY'],
    [{ date: '2024-03-14' }, 'date: must be a day of the calendar written DD-MM-YYYY'],
    [{ title: undefined }, 'title: is missing'],
    [{ title: "''" }, 'title: must not be empty'],
    [{ titel: 'x' }, 'titel: is not a field of a publication'],
    [{ list: 'books' }, `list: must be one of "${publicationLists[0].id}"`],
    [{ cases: '2.5' }, 'cases: must be a whole number'],
    [{ cases: 'many' }, 'cases: must be a whole number'],
    [{ cases: '4' }, 'cases: is 4, but the description says "3 cases summarised"'],
    [{ image: '/web/Attachments/covers/gone.png' }, 'image: public/web/Attachments/covers/gone.png does not exist'],
    [{ image: '/web/Attachments/covers/Gone.JPEG' }, 'image: public/web/Attachments/covers/Gone.JPEG does not exist'],
    [{ image: '/logo.png' }, 'image: must be a .png, .jpg or .webp picture under /web/Attachments/'],
    [{ pdfFileName: 'gone.pdf' }, 'pdfFileName: public/web/Attachments/gone.pdf does not exist'],
    [{ pdfFileName: '../gone.pdf' }, 'pdfFileName: must be the name of a .pdf file'],
    [{ contents: '[]' }, 'contents: must list at least one case'],
    [{ contents: '[Acme Ltd]' }, 'contents[0]: must be a case with "name:", "subject:" and "issue:"'],
    [{ date: '01-01-2199' }, 'date: is in the future; until then keep it out with "draft: true"'],
    [{ updated: '01-01-2199' }, 'updated: is in the future; it is the day of the last change'],
    [{ draft: 'yes' }, 'draft: must be true or left out'],
    [{ date: '31-12-2012' }, 'date: must be a day of 2013 or later'],
    [{ updated: '31-01-2024' }, 'updated: is before the date of the publication'],
    [{ prepared: 'by machine' }, 'prepared: must be "by hand" or "with AI"'],
    [{ prepared: 'with AI' }, 'reviewer: must be named: the publication was prepared with AI'],
    [{ author: "''" }, 'author: must not be empty'],
    [{ sample: 'true', author: 'A. Person' }, 'author: a name in a sample must begin with "Sample"'],
  ])('with %p is named with its field', async (changes, problem) => {
    expect(await said(markdown(changes))).toEqual([expect.stringContaining(problem)]);
  });

  const link = 'https://new.kenyalaw.org/akn/ke/judgment/ketat/2024/123';
  const later = { court: 'High Court', outcome: 'upheld', date: '10-02-2025' };
  const open = { issue: 'What?', reasoning: 'Because.', held: 'That.' };
  const ownAddress = `must be the judgment’s own address, such as ${link}`;
  const neutral = 'must be a neutral citation such as "[2024] KETAT 123 (KLR)"';
  it.each<[Record<string, unknown>, string]>([
    [{ subject: 'Procedures' }, 'subject: "Procedures" is not in content/subjects.ts; there are '],
    [{ outcome: 'won' }, 'outcome: must be allowed, dismissed, allowed in part, struck out or sett'],
    [{ holding: 'It is due. It was paid.' }, 'holding: must be one sentence'],
    [{ holding: 'It is due' }, 'holding: must be a sentence that ends in a full stop'],
    [{ provisions: [{ section: 's. 31', act: 'An Act' }] }, 'provisions[0].section: must be the'],
    [{ provisions: [{ section: 31 }] }, 'provisions[0].act: is missing'],
    [{ provisions: ['section 31'] }, 'provisions[0]: must have "section:" and "act:"'],
    [{ citation: '2024 KETAT 123' }, `citation: ${neutral}`],
    [{ citation: '[2024] KETAT 123' }, `citation: ${neutral}`],
    [{ citation: '[2024] KETAT 123 (KLR) (31 April 2024)' }, `citation: ${neutral}`],
    [{ link: 'https://new.kenyalaw.org/search/?q=a' }, `link: ${ownAddress}`],
    [{ link: link.replace('/ke/', '/na/') }, `link: ${ownAddress}`],
    [
      { link, citation: '[2024] KETAT 124 (KLR)' },
      'link: leads to ketat 2024/123, but the citation says [2024] KETAT 124 (KLR)',
    ],
    [{ name: 'Sample A v B', sample: true, link }, 'link: a sample case must not carry a link'],
    [
      { name: 'Sample A v B', sample: true, citation: '[2023] KETAT 1 (KLR)' },
      'citation: a sample case must not carry a citation',
    ],
    [{ sample: true }, 'name: the name of a sample case must begin with "Sample"'],
    [
      { name: 'Sample A v B', sample: true, laterHistory: [{ ...later, citation: '[2025] KEHC 1 (KLR)' }] },
      'laterHistory[0].citation: a sample case must not carry a citation',
    ],
    [
      { laterHistory: [{ ...later, outcome: 'allowed' }] },
      'laterHistory[0].outcome: must be upheld, set aside, varied, remitted, withdrawn or pending',
    ],
    [{ laterHistory: [{ ...later, court: '' }] }, 'laterHistory[0].court: must not be empty'],
    [{ laterHistory: [{ ...later, date: '01-01-2199' }] }, 'laterHistory[0].date: is in the fu'],
    [{ laterHistory: [later], checkedOn: '09-02-2025' }, 'checkedOn: is before the later'],
    [{ checkedOn: '01-01-2199' }, 'checkedOn: is in the future; it is the day on which somebody last'],
    [{ amount: '12,400,000' }, 'amount: must be a currency and a sum, such as "KES 12,400,000"'],
    [{ amount: 'KES 12,40,000' }, 'amount: must be a currency and a sum'],
    [{ period: 'last year' }, 'period: must name its years, such as "2019 to 2022"'],
    [{ page: 0 }, 'page: must be 1 or more'],
    [{ page: 'three' }, 'page: must be a whole number'],
    [{ open: { issue: 'What?', held: 'That.' } }, 'open.reasoning: is missing'],
    [{ open: true }, 'open: must have "issue:", "reasoning:" and "held:"'],
    [{ outcom: 'allowed' }, 'outcom: is not a field of a case'],
  ])('has a case with %p: named with its field', async (fields, problem) => {
    expect(await said(withCases(fields))).toEqual([expect.stringContaining(`contents[0].${problem}`)]);
  });

  it.each([
    ['is open', { name: 'C v D', open }, 'open: is a second open case; a publication has one'],
    [
      'could not be linked to, of one name with another',
      { name: 'a v. B' },
      'name: stands twice; tell the two apart: "(No. 2)"',
    ],
  ])('has a second case that %s: named', async (_, fields, problem) => {
    expect(await said(withCases({ open }, fields))).toEqual([`contents[1].${problem}`]);
  });

  it('says everything about a case that may be said', async () => {
    const full = {
      ...acase,
      outcome: 'allowed in part',
      holding: 'It is due under s. 31 of the Act, as in A Ltd. v. B.',
      provisions: [
        { section: '31(1)(c)', act: 'Tax Procedures Act' },
        { section: 'First Schedule', act: 'VAT Act' },
      ],
      citation: '[2024] KETAT 123 (KLR) (Civ) (10 February 2024) (Judgment)',
      link: `${link}/eng@2024-02-10`,
      laterHistory: [{ ...later, citation: '[2025] KEHC 1 (KLR)' }],
      checkedOn: '10-02-2025',
      amount: 'KES 12.4 million',
      period: '2019 to 2022',
      page: 3,
      open,
    };
    await expect(inspectPublications(folderWith({ 'a-file.md': withCases(full) }))).resolves.toMatchObject({
      problems: [],
      publications: [{ contents: [full] }],
    });
  });

  const plain = 'allowed are paragraphs of plain text with an empty line between them';
  it.each([
    ['bold words', 'It is **not** so.', `abstract: has bold (**) in "It is **not** so."; ${plain}`],
    ['a list', '- One\n- Two', `abstract: has a list in "- One"; ${plain}`],
    ['a link', 'See [it](https://a.example).', `abstract: has a link in "See [it](https://a.example)."; ${plain}`],
    ['a control character', 'A\u0008b', 'encoding: line 13 has an invisible control character (U+0008); delete it'],
    [
      'Latin-1',
      Buffer.from('caf\u00e9', 'latin1'),
      'encoding: line 13 has a letter that is not UTF-8; save the file as',
    ],
  ])('with %s in its abstract is named', async (_, body, problem) => {
    const text = Buffer.concat([Buffer.from(markdown({}, '').trimEnd()), Buffer.from('\n\n'), Buffer.from(body)]);
    expect(await said(text)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['a name that is no address', 'A File.md', markdown(), 'file name: must be lower-case words joined by hyphens'],
    ['no front matter', 'a-file.md', 'Only words.', 'front matter: must stand between two lines of ---'],
    [
      'a byte order mark',
      'a-file.md',
      `\ufeff${markdown()}`,
      'encoding: the file begins with a byte order mark; save it',
    ],
    ['no abstract', 'a-file.md', markdown({}, ''), 'abstract: must stand below the front matter'],
  ])('with %s is named', async (_, name, text, problem) => {
    expect(await said(text, name)).toEqual([expect.stringContaining(problem)]);
  });

  const quotes = 'put the words in quotes, title: "…"';
  // The line is the file's: its first is the line of ---.
  it.each<[string, string, string]>([
    ['an open quote', 'id: 1\ntitle: "open\nlist: x', 'title (line 3): a " ends its text too early or is missing'],
    ['a straight quote in words', "id: 1\ntitle: 'Client's files'", "title (line 3): a ' ends its text too early"],
    ['a colon in words', 'title: Edition 10: VAT', `title (line 2): has a colon within the words; ${quotes}`],
    ['a bracket first', 'title: [2023] KETAT 146', `title (line 2): begins with [; ${quotes}`],
    ['an at sign first', 'title: @office', `title (line 2): begins with @; ${quotes}`],
    ['a star first', 'title: *Final* edition', `title (line 2): begins with *; ${quotes}`],
    [
      'a number sign in words',
      'title: Edition # 10',
      'title (line 2): has a # after a space, which hides what follows',
    ],
    ['a tab', 'id: 1\n\ttitle: A', 'title (line 3): begins with a tab; indent by two spaces'],
    ['a field twice', 'title: A\ntitle: B', 'title (line 3): stands twice; keep one of them'],
    [
      'a field out of its place',
      'contents:\n  - name: A\n   issue: B',
      'issue (line 4): does not stand under the line',
    ],
    ['no space after a colon', 'title:A\nid: 1', 'front matter (line 2): needs a space after its colon'],
    ['a path of Windows', 'title: "C:\\qfile"', 'title (line 2): has a \\ within double quotes'],
  ])('with %s in its front matter is named with its line', async (_, yaml, problem) => {
    expect(await said(`---\n${yaml}\n---\nWords.`)).toEqual([expect.stringContaining(problem)]);
  });

  it('is listed beside all others: one run names every mistake, and nothing is read', async () => {
    const folder = folderWith({ 'a.md': markdown({ date: 'soon' }), 'b.md': markdown({ cases: 'many' }) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(({ file }) => file)).toEqual(['content/publications/a.md', 'content/publications/b.md']);
    await expect(readPublications(folder)).rejects.toThrow('date: must be a day');
  });

  it('passes when nothing is wrong, so the cases above fail for their own reason', async () => {
    expect(await said(markdown())).toEqual([]);
  });
});

describe('R5.11, R10.6: a draft', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is seen in `next dev` alone, and says what it is', async () => {
    const folder = folderWith({ 'a.md': markdown({ draft: 'true' }) });
    expect(await readPublications(folder)).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(await readPublications(folder)).toMatchObject([{ description: 'Draft: 3 cases summarised' }]);
  });

  it.each(['true', 'True'])('may have any mistake (%s)', async (draft) => {
    const folder = folderWith({ 'a.md': markdown({ draft, cases: 'many' }) });
    expect((await inspectPublications(folder)).problems).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect((await inspectPublications(folder)).problems.map(({ field }) => field)).toEqual(['cases']);
  });
});

describe('two publications that collide', () => {
  it('are named with the field and the other file', async () => {
    const folder = folderWith({ 'a.md': markdown(), 'b.md': markdown({ title: 'a TITLE' }) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(sentenceOf)).toEqual([
      'content/publications/b.md: title: "a TITLE" is already used by a.md',
      `content/publications/b.md: image: "${good.image}" is already used by a.md`,
      `content/publications/b.md: pdfFileName: "${good.pdfFileName}" is already used by a.md`,
    ]);
  });
});
