import { links } from './links';
import type { PageMeta, YourFilesContent } from './types';

/**
 * What a careful buyer asks before a file leaves the office. The answers are the owner's to give: a row without one
 * does not show. `npm run check:release` names the rows that wait. Write what is so today and can be held against you; name no certificate that you do not hold.
 */
export const yourFiles = {
  meta: {
    title: 'Where your files are, and who reads them',
    description:
      'Where client files are kept, what they are used for, who can read them, how long they stay and how they leave: the answers a careful buyer asks for.',
  } satisfies PageMeta,
  kicker: 'Security and data',
  title: 'Where your files are,',
  titleAccent: 'and who reads them.',
  lead: 'The questions to ask of anybody who offers to keep a client’s file, and our answers.',
  rows: [
    {
      id: 'place',
      question: 'In which country, and with which provider, are files kept?',
      answer: 'In Sample Country, in two data centres of Sample Hosting Ltd.',
      sample: true,
    },
    {
      id: 'roles',
      question: 'Who in our office can open what?',
      answer:
        'You decide. People are put into groups, and each group, or one person, gets the right to read or to write. Answers and search show only what the reader may open.',
    },
    {
      id: 'staff',
      question: 'Who of your staff can read them, and when?',
      answer: 'Nobody, until you ask for help. Then one sample person, in one folder, for one day.',
      sample: true,
    },
    {
      id: 'retention',
      question: 'How long are files kept, and how are they deleted?',
      answer:
        'As long as you keep them. What you delete is gone from answers at once, from backups after thirty sample days.',
      sample: true,
    },
    {
      id: 'law',
      question: 'Which data protection law do you keep to?',
      answer:
        'Kenya’s Data Protection Act, for clients in every country. A sample contract has what it asks of a processor.',
      sample: true,
    },
    {
      id: 'training',
      question: 'Does anything we upload train a model, ours or anybody’s?',
      answer:
        'No. Sample Models Inc., which writes the answers, may keep nothing that it is sent, and says so in writing.',
      sample: true,
    },
    {
      id: 'processors',
      question: 'Which other companies process them?',
      answer: 'Sample Hosting Ltd, which keeps the files, and Sample Models Inc., which writes the answers. No other.',
      sample: true,
    },
    {
      id: 'export',
      question: 'How do we get our work out?',
      answer:
        'Documents as you gave them, in one archive, whenever you ask. Lists of results as CSV, which any spreadsheet opens.',
      sample: true,
    },
    { id: 'incidents', question: 'How soon are we told of an incident, and by whom?' },
  ],
  /** the link from the section to the page */
  more: { label: 'All the answers', href: '/your-files' },
  closing: {
    title: 'Ask what is',
    titleAccent: 'missing here.',
    text: 'Put it to us before a file leaves your office.',
    actions: [links.bookDemo, { label: 'Ask by e-mail', href: links.email.href }],
  },
} as const satisfies YourFilesContent;
