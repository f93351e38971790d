import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { previewForm } from '@/content/preview-form';

type PreviewQuestionsProps = {
  /** asked before a PDF; a form that a launcher opened has a question, and ends with thanks */
  isForPdf: boolean;
  /** called once the browser has validated the fields */
  onSubmit: (event: FormEvent) => void;
};

/**
 * The browser checks the answers; what is missing is said under each field, where its own bubble would cover the next label
 * and tell of one field only. `method="dialog"` outside a dialog submits nowhere: a press
 * that comes before the runtime cannot put the answers into an address.
 */
export function PreviewQuestions({ isForPdf, onSubmit }: PreviewQuestionsProps) {
  const { consentNote, submitLabel } = isForPdf ? previewForm.forPdf : previewForm.general;
  const { notice, fields, missing, noAddress, privacy, requiredLabel, optionalLabel } = previewForm;
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const tell = (event: FormEvent<HTMLFormElement>) => {
    const { form, name, validity } = event.target as HTMLInputElement;
    event.preventDefault();
    const problem = validity.valueMissing ? missing[name as keyof typeof missing] : noAddress;
    setProblems((others) => ({ ...others, [name]: problem }));
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
    controls.find((control) => !control.validity.valid)?.focus();
  };
  const asked = (name: keyof typeof missing) => ({
    name,
    label: fields[name],
    mark: requiredLabel,
    required: true,
    problem: problems[name],
  });
  return (
    <form
      method="dialog"
      onInvalidCapture={tell}
      onInput={({ target }) => setProblems({ ...problems, [(target as HTMLInputElement).name]: undefined })}
      onSubmit={onSubmit}
      className="grid gap-4 sm:gap-5"
    >
      {!isForPdf && <p>{previewForm.general.answered}</p>}
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <TextField autoComplete="name" {...asked('name')} />
        {/* The browser takes an address without a dot, which no firm has. */}
        <TextField type="email" pattern=".+@.+\.[^.]+" autoComplete="email" {...asked('email')} />
      </div>
      {!isForPdf && <TextField rows={4} {...asked('question')} />}
      <TextField name="organisation" label={fields.organisation} mark={optionalLabel} autoComplete="organization" />
      {/* Optional and unticked: the PDF does not depend on consent to messages. */}
      <label className="flex gap-3 text-small">
        <input type="checkbox" name="consent" className="mt-1 size-5 shrink-0 accent-teal" />
        <span>
          {fields.consent} <span className="block text-muted">{consentNote}</span>
        </span>
      </label>
      <p className="border-clay border-l-2 pl-3 text-muted text-small">{notice}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit">{submitLabel}</Button>
        {/* The dialog before a PDF has the link itself. */}
        <p className={cn('text-muted text-small', isForPdf && 'hidden [:root:has(:target)_&]:block')}>
          {privacy.text}{' '}
          <TextLink href={privacy.href} newTab>
            {privacy.label}
          </TextLink>
        </p>
      </div>
    </form>
  );
}
