import type { SceneContents } from './scene-types';

/**
 * The words inside the product scenes (components/scenes). All of them speak of one invented file, matter 0412, and
 * name documents by letter and page; statutes that exist are named by heading only; no case is cited (docs/facts.md).
 */
export const scenes: SceneContents = {
  search: {
    alt: 'Search results for “late objection, illness”: a direct answer with its two sources, then passages from the firm’s own matter 0412 and from public law, with the words found marked. A filter chooses between all documents, your own, and public law.',
    query: 'late objection, illness',
    filters: [
      { label: 'All', count: '226' },
      { label: 'Your documents', count: '14' },
      { label: 'Public law', count: '212' },
    ],
    answer: {
      label: 'Direct answer',
      text: [
        'The objection in matter 0412 was late. The reason given is illness, and ',
        { mark: 'a hospital letter supports it' },
        { source: 1 },
        { source: 2 },
      ],
    },
    results: [
      {
        title: 'Document A: notice of objection',
        place: 'page 1',
        origin: 'Matter 0412',
        snippet: ['… lodged ', { mark: 'late' }, ' for the reason of ', { mark: 'illness' }, ', as the letter shows …'],
      },
      {
        title: 'Document B: discharge letter',
        place: 'page 2',
        origin: 'Matter 0412',
        snippet: ['… admitted on 4 March; the ', { mark: 'illness' }, ' kept the patient until 21 April …'],
      },
      {
        title: 'Tax Procedures Act: objection to tax decision',
        place: 'Kenya',
        origin: 'Public law',
        isPublic: true,
        snippet: ['What an ', { mark: 'objection' }, ' must state, and when one out of time may be allowed.'],
      },
    ],
  },
  chat: {
    alt: 'A question, “Was the objection in matter 0412 in time?”, answered in three sentences. Each sentence ends in a numbered source; the list below names document, page and paragraph, and paragraph 14 of Document A is open beside the answer with the passage marked.',
    question: 'Was the objection in matter 0412 in time?',
    answer: [
      [
        'No. The decision was served on 3 March; the objection is stamped ',
        { mark: 'after the period had ended.' },
        { source: 1 },
      ],
      ['The reason given is a hospital admission; the discharge letter is on file.', { source: 2 }],
      ['The Act deals with late objections; read it before you write.', { source: 3 }],
    ],
    sources: [
      { title: 'Document A, notice of objection', place: 'para 14', origin: 'Matter 0412' },
      { title: 'Document B, discharge letter', place: 'page 2', origin: 'Matter 0412' },
      { title: 'Tax Procedures Act', place: '“Objection to tax decision”', origin: 'Public law' },
    ],
    open: {
      title: 'Document A',
      place: 'page 3',
      paragraphs: [
        { number: 13, text: ['The decision was served by messenger on 3 March and entered in the register.'] },
        {
          number: 14,
          text: [
            'The objection was received at the counter, and stamped, ',
            { mark: 'after the period had ended.' },
            ' The reason is given below.',
          ],
        },
        { number: 15, text: ['The finance manager was in hospital from 4 March.'] },
      ],
    },
    followUp: 'Ask about this matter',
  },
  repository: {
    alt: 'A private repository: on the left a tree of folders with matter 0412 open, and a SharePoint library of the tax team beside it, in step since 08:15; on the right the files of its folder and a drop zone onto which a witness statement is being dragged.',
    tree: [
      { label: 'Our documents', depth: 0 },
      { label: 'Matter 0398', depth: 1 },
      { label: 'Matter 0412', depth: 1 },
      { label: 'Pleadings', depth: 2 },
      { label: 'Evidence', depth: 2, isCurrent: true },
      { label: 'Letters', depth: 2 },
      { label: 'SharePoint', depth: 0, note: 'In step, 08:15' },
      { label: 'Tax team library', depth: 1 },
    ],
    folder: 'Matter 0412 / Evidence',
    files: [
      { name: 'Document A, notice of objection', type: 'PDF', detail: '4 pages' },
      { name: 'Document B, discharge letter', type: 'PDF', detail: '2 pages' },
      { name: 'Register of letters, March', type: 'XLSX', detail: '31 rows' },
    ],
    drop: { title: 'Drop files here', hint: 'They are read, indexed and summarised as they arrive.' },
    dragged: { name: 'Witness statement', type: 'DOCX' },
  },
  wiki: {
    alt: 'A wiki page about matter 0412, written from the file itself: a short AI summary, two paragraphs in which parties, dates and statutes are underlined, and in the margin a list of those entities by kind.',
    kind: 'Matter page',
    title: 'Matter 0412: a late objection',
    summary: {
      label: 'AI summary of 37 documents',
      text: 'The client objects to an assessment. The objection was late; illness is the reason given. The letter that proves it is on file.',
    },
    body: [
      {
        heading: 'Facts',
        text: [
          { entity: 'Sample Taxpayer Ltd' },
          ' was assessed for value added tax. The decision was served on ',
          { entity: '3 March' },
          '; the ',
          { entity: 'finance manager' },
          ' was in hospital until ',
          { entity: '21 April' },
          '.',
        ],
      },
      {
        heading: 'Law',
        text: [
          'Objections are governed by the ',
          { entity: 'Tax Procedures Act' },
          '; appeals go to the ',
          { entity: 'Tax Appeals Tribunal' },
          '.',
        ],
      },
    ],
    entities: [
      { kind: 'Parties', items: ['Sample Taxpayer Ltd', 'Commissioner'] },
      { kind: 'People', items: ['Finance manager', 'Records clerk'] },
      { kind: 'Dates', items: ['3 March', '21 April'] },
      { kind: 'Statutes', items: ['Tax Procedures Act'] },
    ],
  },
  permissions: {
    alt: 'A table of permissions for two folders, matter 0412 and precedents: partners and the tax team may read and write both, clerks may read both and write in the matter only, an outside reviewer may only read the matter.',
    title: 'Who may open what',
    who: 'Groups and users',
    rights: ['Read', 'Write'],
    folders: ['Matter 0412', 'Precedents'],
    rows: [
      { name: 'Partners', detail: '6 members', kind: 'group', grants: [true, true, true, true] },
      { name: 'Tax team', detail: '11 members', kind: 'group', grants: [true, true, true, true] },
      { name: 'Clerks', detail: '4 members', kind: 'group', grants: [true, true, true, false] },
      { name: 'Achieng, pupil', detail: 'user', kind: 'user', grants: [true, false, true, false] },
      { name: 'Outside reviewer', detail: 'user', kind: 'user', grants: [true, false, false, false] },
    ],
    note: 'Answers and search show only what the reader may open.',
  },
  export: {
    alt: 'A table of the documents found in matter 0412, with type, date and page, and the same rows as a comma-separated file, ready for a spreadsheet.',
    title: '5 documents in matter 0412',
    button: 'Export CSV',
    columns: ['Document', 'Type', 'Dated', 'Page'],
    rows: [
      ['A', 'Notice of objection', '22 April', '1'],
      ['B', 'Discharge letter', '21 April', '2'],
      ['C', 'Assessment', '14 January', '1'],
      ['D', 'Objection decision', '30 May', '3'],
      ['E', 'Register, extract', '3 March', '12'],
    ],
    fileName: 'matter-0412.csv',
  },
  tribunal: {
    alt: 'One sheet that summarises a sample tribunal decision, Sample Taxpayer Ltd v Commissioner of Domestic Taxes: tax head and outcome at the top, then issue, reasoning and holding in a sentence each, with the page of the decision that each stands on.',
    kicker: 'Tax Appeals Tribunal, summary',
    title: 'Sample Taxpayer Ltd v Commissioner of Domestic Taxes',
    facts: [
      { label: 'Tax head', value: 'Value added tax' },
      { label: 'Outcome', value: 'Allowed in part' },
      { label: 'Decision', value: '38 pages' },
    ],
    sections: [
      { label: 'Issue', text: 'Whether input tax may be claimed on invoices entered late.', place: 'page 4' },
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
    alt: 'Page 47 of a sample record of appeal after tenth lining: the numbers 10, 20 and 30 stand in the right margin beside every tenth line, and the page number stands at the top right.',
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
    alt: 'A clause of a sample bill beside the section of the act that it would change: words added are underlined, words removed are struck through, and two notes below say what changes in practice.',
    title: 'Sample Bill against the Act',
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
          'A person shall keep records ',
          { added: 'in electronic or written form' },
          ' at the place of business ',
          { added: 'or at a notified address' },
          '.',
        ],
      },
    ],
    effects: {
      label: 'What changes',
      items: [
        { place: 'Clause 14 (1)', text: 'Electronic records are enough; the bound register goes.' },
        { place: 'Clause 14 (2)', text: 'Records may be kept elsewhere, once the address is notified.' },
      ],
    },
  },
};

/** The drawing of the 404 page. */
export const missingLine = {
  alt: 'Page 404 of a record: the numbers stand in the right margin, but the line that should be beside the 20 is missing.',
  pageNumber: 404,
};
