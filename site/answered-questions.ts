import type { Question } from '@/content/types';

/** The questions that have an answer; the owner has not answered the others yet. */
export function answeredQuestions(rows: readonly Question[]) {
  return rows.filter((row): row is Question & { answer: string } => Boolean(row.answer));
}
