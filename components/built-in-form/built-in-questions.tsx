import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { builtInForm } from '@/content/built-in-form';

type BuiltInQuestionsProps = {
  /** before a PDF; otherwise a launcher's form, which has a question */
  isForPdf: boolean;
  /** called once the browser has validated the fields */
  onSubmit: (event: FormEvent) => void;
};

/**
 * The browser validates the fields. Each error is shown below its field: the browser's own bubble covers the next label and
 * names one field only. `method="dialog"` outside a dialog submits nothing, so a click before scripts load cannot put the
 * answers into an address.
 */
export function BuiltInQuestions({ isForPdf, onSubmit }: BuiltInQuestionsProps) {
  const { consentNote, submitLabel } = isForPdf ? builtInForm.forPdf : builtInForm.general;
  const { notice, fields, missing, noAddress, privacy, requiredLabel, optionalLabel } = builtInForm;
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const showProblem = (event: FormEvent<HTMLFormElement>) => {
    const { form, name, validity } = event.target as HTMLInputElement;
    event.preventDefault();
    const problem = validity.valueMissing ? missing[name as keyof typeof missing] : noAddress;
    setProblems((others) => ({ ...others, [name]: problem }));
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
    controls.find((control) => !control.validity.valid)?.focus();
  };
  const required = (name: keyof typeof missing) => ({
    name,
    label: fields[name],
    mark: requiredLabel,
    required: true,
    problem: problems[name],
  });
  return (
    <form
      method="dialog"
      onInvalidCapture={showProblem}
      onInput={({ target }) => setProblems({ ...problems, [(target as HTMLInputElement).name]: undefined })}
      onSubmit={onSubmit}
      className="grid gap-4 sm:gap-5"
    >
      {!isForPdf && <p>{builtInForm.general.answered}</p>}
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <TextField autoComplete="name" {...required('name')} />
        {/* Browsers accept an address without a dot. */}
        <TextField type="email" pattern=".+@.+\.[^.]+" autoComplete="email" {...required('email')} />
      </div>
      {!isForPdf && <TextField rows={4} {...required('question')} />}
      <TextField name="organisation" label={fields.organisation} mark={optionalLabel} autoComplete="organization" />
      {/* Optional and unticked: the PDF must not depend on consent to messages (docs/facts.md). */}
      <label className="flex gap-3 text-small">
        <input type="checkbox" name="consent" className="mt-1 size-5 shrink-0 accent-teal" />
        <span>
          {fields.consent} <span className="block text-muted">{consentNote}</span>
        </span>
      </label>
      <p className="border-clay border-l-2 pl-3 text-muted text-small">{notice}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit">{submitLabel}</Button>
        {/* The download dialog has this link itself. */}
        <p className={cn('text-muted text-small', isForPdf && 'hidden [:root:has(:target)_&]:block')}>
          {privacy.text} <TextLink href={privacy.href} newTab label={privacy.label} />
        </p>
      </div>
    </form>
  );
}
