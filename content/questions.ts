import { claims } from './claims';
import { links } from './links';
import type { Question, QuestionsContent } from './types';
import { yourFiles } from './your-files';

/** An answer of content/your-files.ts, word for word. */
function answerOf(id: (typeof yourFiles.rows)[number]['id']) {
  const { answer, sample } = yourFiles.rows.find((row) => row.id === id) as Question;
  return { answer, ...(sample && { sample }) };
}

/** A question without an answer, which is the owner's to give, is not shown. */
export const questions = {
  title: 'Frequently asked questions',
  rows: [
    {
      id: 'countries',
      question: 'Which countries are covered?',
      answer: `${claims.documents.display} public legal documents from ${claims.countries.inSentence} countries: ${new Intl.ListFormat('en-GB').format(claims.countries.names)}.`,
      sample: true,
    },
    {
      id: 'start',
      question: 'How do we start?',
      answer:
        'With a demo: half an hour with our team, on a question you choose. Then drag documents in, or connect the systems you use today.',
    },
    { id: 'setting-up', question: 'How long does setting up take?' },
    { id: 'coverage', question: 'Which courts and years, and how often is it updated?' },
    { id: 'no-answer', question: 'What does it do when it finds no answer?' },
    { id: 'languages', question: 'Which languages does it read and answer in?' },
    { id: 'sign-in', question: 'Do you support single sign-on and two-factor authentication?' },
    { id: 'summaries', question: 'Who writes the tribunal summaries, who checks them, and who is the partner?' },
    { id: 'editor', question: 'Does the tenth-lining editor upload my file?' },
    { id: 'support', question: 'When can we reach support?' },
    {
      id: 'price',
      question: 'What does it cost?',
      answer: `You pay per person, per month; the quote depends on users and documents. Write to ${links.email.label}. Our publications are free.`,
      sample: true,
    },
    { id: 'models', question: 'Is our data used to train AI?', ...answerOf('training') },
    { id: 'leaving', question: 'What happens to our work when we leave?' },
  ],
} as const satisfies QuestionsContent;
