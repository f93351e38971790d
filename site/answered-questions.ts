import type { Question } from '@/content/types';

type AnsweredQuestion = Question & { answer: string };

/** The questions that have an answer; the owner has not answered the others yet. */
export function answeredQuestions(rows: readonly Question[]): AnsweredQuestion[] {
  return rows.filter((row): row is AnsweredQuestion => Boolean(row.answer));
}
