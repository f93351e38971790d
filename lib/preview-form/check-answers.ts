import { previewForm } from '@/content/preview-form';

export type Answers = { name: string; email: string };
export type AnswerProblems = Partial<Record<keyof Answers, string>>;

// Something, an @, a name with a dot: what a typing slip breaks. Whether the address exists only a message can tell.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What is wrong with the answers, a sentence for each field, in the order of the fields. Spaces around an answer do
 * not count. The organisation and the consent are optional and never wrong.
 */
export function checkAnswers({ name, email }: Answers): AnswerProblems {
  const { fields } = previewForm;
  const problems: AnswerProblems = {};
  if (name.trim() === '') problems.name = fields.name.missing;
  if (email.trim() === '') problems.email = fields.email.missing;
  else if (!address.test(email.trim())) problems.email = fields.email.malformed;
  return problems;
}
