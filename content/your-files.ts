import { links } from './links';
import type { PageMeta, Question, YourFilesContent } from './types';

/** The owner has to answer these: `answer: 'Kenya'` puts the country into the table. */
const places: Record<'storage' | 'model', Question> = {
  storage: { id: 'storage', question: 'In which country are files stored?' },
  model: { id: 'model', question: 'In which country does the AI model’s provider work?' },
};
const storage = ['Sample Hosting Ltd', places.storage.answer ?? 'in the country named in your contract'].join(', ');
const model = ['Sample Models Inc.', places.model.answer].filter(Boolean).join(', ');

/**
 * What a careful buyer asks before a file leaves the office. A row without an answer is not shown; `npm run check:release`
 * lists those. Write only what is true today, and name no certificate that you do not hold.
 */
export const yourFiles = {
  meta: {
    title: 'Where your files are, and who reads them',
    description:
      'Where client files are kept, what they are used for, who can read them, how long they are kept and how you get them back.',
  } satisfies PageMeta,
  kicker: 'Security and data',
  title: 'Where your files are,',
  titleAccent: 'and who reads them.',
  lead: 'What to ask any vendor that holds client files, and our answers.',
  places,
  table: {
    title: 'In short',
    columns: { data: 'Which data', place: 'Where', who: 'Who sees it', time: 'For how long' },
    rows: [
      {
        data: 'Your files',
        place: storage,
        who: 'Those whom you allow. Our staff, if you ask for help.',
        time: 'As long as you keep them; in backups 30 days more.',
      },
      {
        data: 'Passages sent to write an answer',
        place: model,
        who: 'The model’s provider, who may not train on them.',
        time: 'Not kept: our contract forbids it.',
      },
      {
        data: 'What you fill in on this website',
        place: 'Typeform, outside Kenya',
        who: 'Those of our staff whose work needs it.',
        time: '24 months, or less if you ask.',
      },
    ],
    sample: true,
  },
  rows: [
    {
      id: 'place',
      question: 'In which country, and with which provider, are files kept?',
      answer: `With ${storage}.`,
      sample: true,
    },
    {
      id: 'roles',
      question: 'Who in our office can open what?',
      answer:
        'You decide. Give each group, or one person, the right to read or to write. Search and answers follow the permissions you set.',
      sample: true,
    },
    {
      id: 'staff',
      question: 'Which of your staff can read them, and when?',
      answer:
        'Nobody, unless you ask for help. Then a named person, in the folder you choose, for as long as you allow.',
      sample: true,
    },
    {
      id: 'retention',
      question: 'How long are files kept, and how are they deleted?',
      answer: 'As long as you keep them. What you delete leaves search and answers at once, and backups after 30 days.',
      sample: true,
    },
    {
      id: 'law',
      question: 'Which data protection law do you keep to?',
      answer:
        'Kenya’s Data Protection Act for everyone; where your own law asks for more, that too. We sign a data processing agreement with every firm.',
      sample: true,
    },
    {
      id: 'training',
      question: 'Is anything we upload used to train AI, yours or anyone else’s?',
      answer: `No. Passages are sent to ${model} to write an answer; it is bound by contract not to retain or train on what it is sent.`,
      sample: true,
    },
    {
      id: 'processors',
      question: 'Which other companies process them?',
      answer: 'Sample Hosting Ltd keeps the files. Sample Models Inc. is sent passages to write the answers.',
      sample: true,
    },
    {
      id: 'export',
      question: 'How do we get our work out?',
      answer: 'Your documents in their original form, in one archive, on request. Lists of results as CSV.',
      sample: true,
    },
    { id: 'incidents', question: 'How soon are we told of an incident, and by whom?' },
    { id: 'agreement', question: 'Who signs the data processing agreement?' },
  ],
  /** the link from the section to the page */
  more: { label: 'All the answers', href: '/your-files' },
  closing: {
    title: 'Something we have',
    titleAccent: 'not answered?',
    text: 'Ask before a file leaves your office.',
    actions: [links.bookDemo, { label: 'Ask by email', href: links.email.href }],
  },
} as const satisfies YourFilesContent;
