import type { Question } from '@/content/types';

type AnsweredQuestion = Question & { answer: string };

/** The questions that the owner has answered. */
export function answeredQuestions(rows: readonly Question[]): AnsweredQuestion[] {
  return rows.filter((row): row is AnsweredQuestion => Boolean(row.answer));
}
