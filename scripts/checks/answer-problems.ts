import type { AnswerRow } from '@/content/types';

/**
 * The questions that wait for the owner's answer.
 *
 * @param file where they stand, such as `content/your-files.ts`
 * @returns sentences `file: field: what is to be done`
 */
export function answerProblems(file: string, rows: readonly AnswerRow[]): string[] {
  return rows
    .filter(({ answer }) => !answer)
    .map(({ id, question }) => `${file}: ${id} "${question}": has no answer yet; write it, or take the question out`);
}
