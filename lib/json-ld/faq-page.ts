import type { FAQPage } from 'schema-dts';
import type { AnsweredRow } from '@/lib/answered';

/** The questions that a page shows, for search engines; nothing where it shows none. */
export function faqPage(rows: readonly AnsweredRow[]): FAQPage[] {
  if (rows.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: rows.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
