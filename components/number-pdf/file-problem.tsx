import { type FormEvent, useId } from 'react';
import { isLocked, type Problem } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';

type FileProblemProps = { name: string; problem: Problem; onPassword: (password: string) => void };

/** What is wrong with a file, in a sentence that says what to do; for a locked one, the question for its password. */
export function FileProblem({ name, problem, onPassword }: FileProblemProps) {
  if (isLocked(problem)) return <PasswordForm key={problem} name={name} problem={problem} onPassword={onPassword} />;
  return (
    <p role="alert" className="wrap-anywhere mt-6 max-w-measure border-clay border-l-2 pl-4 font-semibold">
      {fillPlaceholders(words.problems[problem], { name })}
    </p>
  );
}

function PasswordForm({ name, problem, onPassword }: FileProblemProps) {
  const id = useId();
  const { submit, ...ask } = words.password;
  const isWrong = problem.endsWith('wrong');
  const [label, text, wrong] = problem.startsWith('password-owner')
    ? [ask.ownerLabel, ask.ownerText, ask.ownerWrong]
    : [ask.label, ask.text, ask.wrong];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <form method="dialog" onSubmit={onSubmit} className="mt-6 grid max-w-narrow gap-2">
      <label htmlFor={id} className="wrap-anywhere font-semibold">
        {fillPlaceholders(label, { name })}
      </label>
      <p id={`${id}-text`} role="alert" className={isWrong ? 'text-clay' : 'text-muted text-small'}>
        {isWrong ? wrong : text}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          ref={(input) => input?.focus()}
          name="password"
          type="password"
          autoComplete="off"
          required
          aria-describedby={`${id}-text`}
          aria-invalid={isWrong}
          className="min-h-12 min-w-0 grow rounded border border-edge bg-card px-3 text-base"
        />
        <Button type="submit" className="min-h-12">
          {submit}
        </Button>
      </div>
    </form>
  );
}
