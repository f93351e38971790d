import { claims } from './claims';
import { links } from './links';
import type { QuestionsContent } from './types';

/** Short questions with short answers. A question without an answer waits for the owner's, and does not show. */
export const questions = {
  title: 'Before you ask',
  needed: 3,
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
      answer: `Ask in the demo, or write to ${links.email.label} with the number of people who would use it.`,
    },
    { id: 'leaving', question: 'What happens to our work when we leave?' },
  ],
} as const satisfies QuestionsContent;
