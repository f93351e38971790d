import { matter } from './matter';
import type { SceneContents, SceneText } from './types';

const [objection, letter, assessment, , register] = matter.documents;
const file = `Matter ${matter.number}`;
const sampleFile = `Sample ${matter.number}`;
const act = { title: 'Tax Procedures Act', heading: 'under “Objection to tax decision”' };
// Keeps a day and its month on one line.
const unbroken = (day: string) => day.replace(' ', '\u00a0');
const page = (document: { page: number }) => `page ${document.page}`;
const named = ({ letter, name }: { letter: string; name: string }) => `Document ${letter}, ${name.toLowerCase()}`;

const objectionPage = [
  { number: 1, text: [`The taxpayer objects to the assessment dated ${assessment.dated}.`] },
  { number: 2, text: [{ mark: 'The objection is lodged late.' }, ' The reason is illness.'] },
  { number: 3, text: [`The finance manager was in hospital from ${matter.admitted} (Document B).`] },
  { number: 4, text: ['The taxpayer asks that the late objection be allowed.'] },
  { number: 5, text: ['The grounds of objection begin on page 2.'] },
  { text: [matter.client] },
];
const letterPage = [
  { text: [`The patient was admitted on ${unbroken(matter.admitted)}.`] },
  { text: [{ mark: `The illness kept him in hospital until ${unbroken(matter.discharged)}.` }] },
  { text: ['He may go back to work.'] },
  { text: ['He is to be seen again as an outpatient in six weeks.'] },
  { text: ['Signed for the ward by the physician in charge.'] },
];
const actPage = [
  { text: [{ mark: 'Objection to tax decision' }] },
  {
    text: [
      'In short: an objection has a time limit. One that is late may be allowed on application, for sickness among other grounds.',
    ],
  },
  { text: ['The wording of the section stands in the repository, with the date of its last change.'] },
  { text: ['Next heading: Appeal of appealable decision to the Tribunal'] },
];

const query = 'late objection, illness';
const searched = new RegExp(`\\b(${query.match(/\w+/g)?.join('|')})\\b`, 'i');

/** The second paragraph of a page, with the words searched for marked. */
function snippet([, paragraph]: ReadonlyArray<{ text: SceneText }>): SceneText {
  const words =
    paragraph?.text.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join('') ?? '';
  return ['… ', ...words.split(searched).map((part, index) => (index % 2 === 1 ? { mark: part } : part)), ' …'];
}

/**
 * The words of the scenes, all of one invented file (content/matter.ts). They name documents by letter and page, statutes by
 * heading, and cite no case (docs/facts.md).
 */
export const scenes: SceneContents = {
  search: {
    alt: `Search results for “${query}”: a direct answer with two sources, then passages from matter ${matter.number} and from public law, the words found marked.`,
    query,
    filters: [
      { label: 'All', count: '226' },
      { label: 'Your documents', count: '14' },
      { label: 'Public law', count: '212' },
    ],
    answer: {
      label: 'Direct answer',
      text: [
        `The objection in matter ${matter.number} was lodged late. The reason given is illness, and `,
        { mark: 'a discharge letter supports it' },
        { source: 1 },
        { source: 2 },
      ],
    },
    results: [
      {
        title: named(objection),
        place: page(objection),
        origin: sampleFile,
        snippet: snippet(objectionPage),
      },
      {
        title: named(letter),
        place: page(letter),
        origin: sampleFile,
        snippet: snippet(letterPage),
      },
      {
        title: `${act.title}: objection to tax decision`,
        place: 'Kenya',
        origin: 'Public law',
        isPublic: true,
        snippet: snippet(actPage),
      },
    ],
  },
  chat: {
    alt: `A question, “Was the objection in matter ${matter.number} in time?”, answered in three sentences with numbered sources. The stamped page of Document A is open next to it.`,
    question: `Was the objection in matter ${matter.number} in time?`,
    answer: [
      [
        `It was late: notice received ${unbroken(matter.served)}`,
        { source: 1 },
        ', objection stamped ',
        { mark: unbroken(objection.dated) },
        { source: 2 },
        '.',
      ],
      ['The reason given is illness; a discharge letter shows the hospital stay.', { source: 3 }],
      ['Sickness is one ground on which a late objection may be allowed, on application.', { source: 4 }],
    ],
    sources: [
      {
        title: named(register),
        place: page(register),
        origin: sampleFile,
        page: {
          title: `Document ${register.letter}`,
          paragraphs: [
            { text: ['Letters received in March'] },
            {
              text: [{ mark: `${unbroken(matter.served)}: notice of assessment, from the tax office, by messenger.` }],
            },
            { text: ['Signed for by the records clerk, and placed on the finance manager’s desk.'] },
            { text: [`${unbroken('5 March')}: bank statement, by post. To the accountant.`] },
            { text: [`${unbroken('9 March')}: invoice for rent, by hand. To the accountant.`] },
            { text: [`${unbroken('12 March')}: notice to traders, from the county. To the office manager.`] },
          ],
        },
      },
      {
        title: `${named(objection)}, stamp`,
        place: page(objection),
        origin: sampleFile,
        page: {
          title: `Document ${objection.letter}`,
          stamp: `Received ${objection.dated}`,
          paragraphs: objectionPage,
        },
      },
      {
        title: named(letter),
        place: page(letter),
        origin: sampleFile,
        page: {
          title: `Document ${letter.letter}`,
          paragraphs: letterPage,
        },
      },
      {
        title: act.title,
        place: act.heading,
        origin: 'Public law',
        page: {
          title: act.title,
          paragraphs: actPage,
        },
      },
    ],
    chooseLabel: 'Sources of the answer: choose one to turn to its page',
  },
  repository: {
    alt: `A private repository: folders, with matter ${matter.number} open, a SharePoint library below, and its files, onto which a witness statement is being dragged.`,
    tree: [
      { label: 'Our documents', depth: 0 },
      { label: 'Matter 0398', depth: 1 },
      { label: file, depth: 1 },
      { label: 'Pleadings', depth: 2 },
      { label: 'Evidence', depth: 2, isCurrent: true },
      { label: 'Letters', depth: 2 },
      { label: 'SharePoint', depth: 0, note: 'Synced 08:15' },
      { label: 'Tax team library', depth: 1 },
    ],
    folder: `${file} / Evidence`,
    files: [objection, letter, register].map((document) => ({
      name: named(document),
      type: 'PDF',
      detail: `${document.pages} pages`,
    })),
    drop: { title: 'Drop files here', hint: 'They are read, indexed and summarised as they arrive.' },
    dragged: { name: 'Witness statement', type: 'DOCX' },
  },
  wiki: {
    alt: `A wiki page about matter ${matter.number}: a short AI summary, two paragraphs with parties, dates and statutes underlined, and a list of these by kind.`,
    kind: 'Matter page',
    title: `${file}: a late objection`,
    summary: {
      label: `AI summary of ${matter.documents.length} documents`,
      text: 'The objection was lodged late because of illness; a discharge letter supports it. The Commissioner’s decision is dated 30 May.',
    },
    body: [
      {
        heading: 'Facts',
        text: [
          { entity: matter.client },
          ` was assessed for ${matter.tax}. The assessment was served on `,
          { entity: matter.served },
          '; the ',
          { entity: 'finance manager' },
          ' was in hospital until ',
          { entity: matter.discharged },
          '.',
        ],
      },
      {
        heading: 'Law',
        text: [
          'Objections are governed by the ',
          { entity: act.title },
          '; appeals go to the ',
          { entity: 'Tax Appeals Tribunal' },
          '.',
        ],
      },
    ],
    entities: [
      { kind: 'Parties', items: [matter.client, 'Commissioner'] },
      { kind: 'People', items: ['Finance manager', 'Records clerk'] },
      { kind: 'Dates', items: [matter.served, matter.discharged] },
      { kind: 'Statutes', items: [act.title] },
    ],
  },
  permissions: {
    alt: `A table of permissions for matter ${matter.number} and precedents: partners and the tax team read and write both, clerks write in the matter alone, an outside reviewer may only read it.`,
    title: 'Who may open what',
    who: 'Groups and users',
    rights: ['Read', 'Write'],
    folders: [file, 'Precedents'],
    rows: [
      { name: 'Partners', detail: '6 members', kind: 'group', grants: [true, true, true, true] },
      { name: 'Tax team', detail: '11 members', kind: 'group', grants: [true, true, true, true] },
      { name: 'Clerks', detail: '4 members', kind: 'group', grants: [true, true, true, false] },
      { name: 'Achieng, trainee', detail: 'user', kind: 'user', grants: [true, false, true, false] },
      { name: 'Outside reviewer', detail: 'user', kind: 'user', grants: [true, false, false, false] },
    ],
    note: 'Search and answers follow the permissions you set.',
  },
  export: {
    alt: `A table of the documents in matter ${matter.number}, with type, date and page, and the same rows as a CSV file.`,
    title: `${matter.documents.length} documents in matter ${matter.number}`,
    button: 'Export CSV',
    columns: ['Document', 'Type', 'Dated', 'Page'],
    rows: matter.documents.map(({ letter, name, dated, page }) => [letter, name, dated, String(page)]),
    fileName: `matter-${matter.number}.csv`,
  },
  tribunal: {
    alt: 'A sheet that summarises a sample decision, Sample Trading Ltd v Commissioner of Domestic Taxes: tax head and outcome, then issue, reasoning and holding, each with its page.',
    kicker: 'Tax Appeals Tribunal, summary',
    title: 'Sample Trading Ltd v Commissioner of Domestic Taxes',
    facts: [
      { label: 'Tax head', value: 'Value added tax' },
      { label: 'Outcome', value: 'Allowed in part' },
      { label: 'Decision', value: '38 pages' },
    ],
    sections: [
      { label: 'Issue', text: 'Whether invoices prove the supplies on which input tax is claimed.', place: 'page 4' },
      {
        label: 'Reasoning',
        text: 'The records showed the supplies were made. Two invoices had no supporting ledger.',
        place: 'page 21',
      },
      { label: 'Held', text: 'Claim allowed, save for the two invoices without a ledger entry.', place: 'page 37' },
    ],
    stamp: 'Sample',
  },
  'tenth-lining': {
    alt: 'Page 47 of a sample record of appeal after tenth lining: 10, 20 and 30 in the right margin at every tenth line, and the page number at the top right.',
    fileName: 'Record of appeal, volume 1',
    fileDetail: 'PDF, 214 pages',
    settings: [
      { label: 'Every tenth line', value: 'right margin' },
      { label: 'Page numbers', value: 'top right' },
      { label: 'Count starts', value: 'on each page' },
    ],
    button: 'Download the numbered copy',
    pageNumber: 47,
  },
  'bill-analysis': {
    alt: 'A clause of a sample bill next to the section it would change: words added are underlined, words removed struck through, and two notes say what changes.',
    title: 'Sample Bill against a sample Act',
    columns: [
      {
        heading: 'The Act today',
        place: 'Section 9',
        text: ['A person shall keep records ', { removed: 'in a permanent register' }, ' at the place of business.'],
      },
      {
        heading: 'The Bill',
        place: 'Clause 14',
        text: [
          { added: '(1)' },
          ' A person shall keep records ',
          { added: 'in electronic or written form. (2) They shall be kept' },
          ' at the place of business',
          { added: ' or at a notified address' },
          '.',
        ],
      },
    ],
    effects: {
      label: 'What changes',
      items: [
        { place: 'Clause 14 (1)', text: 'Electronic records are enough; the permanent register goes.' },
        { place: 'Clause 14 (2)', text: 'Records may be kept elsewhere, once the address is notified.' },
      ],
    },
  },
};

/** The drawing of the 404 page. */
export const notFoundScene = {
  alt: 'Page 404 of a record: the numbers are in the right margin, but the line that should be at the 20 is missing.',
  pageNumber: 404,
};
