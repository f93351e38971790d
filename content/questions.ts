import { claims } from './claims';
import { links } from './links';
import type { AnswerRow, QuestionsContent } from './types';
import { yourFiles } from './your-files';

/** An answer that stands on the page about files, word for word. */
function said(id: (typeof yourFiles.rows)[number]['id']) {
  const { answer, sample } = yourFiles.rows.find((row) => row.id === id) as AnswerRow;
  return { answer, ...(sample && { sample }) };
}

/** Short questions with short answers. A question without an answer waits for the owner's, and does not show. */
export const questions = {
  title: 'Before you ask',
  rows: [
    {
      id: 'countries',
      question: 'Which countries and sources are covered?',
      answer: `The public law of ${claims.countries.said} countries: ${claims.countries.names.join(', ')}. In all ${claims.documents.said} public legal documents, beside your own.`,
      sample: true,
    },
    {
      id: 'start',
      question: 'How do we start?',
      answer:
        'With a demo: half an hour with someone from our team, on your question. After that you drag documents in, or connect the places you file in today.',
    },
    { id: 'setting-up', question: 'How long does setting up take?' },
    {
      id: 'price',
      question: 'What does it cost?',
      answer: `A price per person per month. What you file, search and ask is not counted; our publications cost nothing. For your number of people, write to ${links.email.label}.`,
      sample: true,
    },
    { id: 'files', question: 'Where are our files kept?', ...said('place') },
    { id: 'models', question: 'Do models learn from them?', ...said('training') },
    { id: 'leaving', question: 'What happens to our work when we leave?' },
  ],
} as const satisfies QuestionsContent;
