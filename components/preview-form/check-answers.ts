import { previewForm } from '@/content/preview-form';

export type Answers = { name: string; email: string; question?: string };
export type AnswerProblems = Partial<Record<keyof Answers, string>>;

// Something, an @, a name with a dot: what a typing slip breaks. Whether the address exists only a message can tell.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What is wrong with the answers, a sentence for each field, in the order of the fields. Spaces around an answer do
 * not count. The organisation and the consent are optional and never wrong; a question is asked for where no
 * publication is, and is `undefined` elsewhere.
 */
export function checkAnswers({ name, email, question }: Answers): AnswerProblems {
  const { fields } = previewForm;
  const problems: AnswerProblems = {};
  if (name.trim() === '') problems.name = fields.name.missing;
  if (email.trim() === '') problems.email = fields.email.missing;
  else if (!address.test(email.trim())) problems.email = fields.email.malformed;
  if (question?.trim() === '') problems.question = fields.question.missing;
  return problems;
}
