import type { FormEvent } from 'react';
import { isLocked, type Problem } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';

type FileProblemProps = { name: string; problem: Problem; onPassword: (password: string) => void };

/** Why a file could not be opened and what to do; for a locked file, a field for its password. */
export function FileProblem({ name, problem, onPassword }: FileProblemProps) {
  if (isLocked(problem)) return <PasswordForm key={problem} name={name} problem={problem} onPassword={onPassword} />;
  return (
    <p role="alert" className="wrap-anywhere mt-6 max-w-measure border-clay border-l-2 pl-4 font-semibold">
      {fillPlaceholders(words.problems[problem], { name })}
    </p>
  );
}

function PasswordForm({ name, problem, onPassword }: FileProblemProps) {
  const { submit, label, text, wrong, ownerLabel, ownerText, ownerWrong } = words.password;
  const isWrong = problem.endsWith('wrong');
  const isOwner = problem.startsWith('password-owner');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form onSubmit={onSubmit} className="wrap-anywhere mt-6 grid max-w-narrow justify-items-start gap-3">
      <TextField
        label={fillPlaceholders(isOwner ? ownerLabel : label, { name })}
        hint={isOwner ? ownerText : text}
        problem={isWrong ? (isOwner ? ownerWrong : wrong) : undefined}
        name="password"
        type="password"
        autoComplete="off"
        autoFocus
        required
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
