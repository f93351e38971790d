import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
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
 * The browser checks the answers and says what is missing. `method="dialog"` outside a dialog submits nowhere: a press
 * that comes before the runtime cannot put the answers into an address.
 */
export function PreviewQuestions({ isForPdf, onSubmit }: PreviewQuestionsProps) {
  const { title, consentNote, submitLabel } = isForPdf ? previewForm.forPdf : previewForm.general;
  const { notice, fields, privacy, requiredLabel, optionalLabel } = previewForm;
  const required = { mark: requiredLabel, required: true };
  return (
    <form
      method="dialog"
      onInvalidCapture={({ target }) => (target as Element).setAttribute('aria-invalid', 'true')}
      onInput={({ target }) => (target as Element).removeAttribute('aria-invalid')}
      onSubmit={onSubmit}
      className="grid gap-4 sm:gap-5"
    >
      <div>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {!isForPdf && <p className="mt-1">{previewForm.general.answered}</p>}
        <p className="mt-1.5 border-clay border-l-2 pl-3 text-muted text-small">{notice}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <TextField name="name" label={fields.name} autoComplete="name" {...required} />
        <TextField name="email" label={fields.email} type="email" autoComplete="email" {...required} />
      </div>
      {!isForPdf && <TextField name="question" label={fields.question} rows={4} {...required} />}
      <TextField name="organisation" label={fields.organisation} mark={optionalLabel} autoComplete="organization" />
      {/* Optional and unticked: the PDF does not depend on consent to messages. */}
      <label className="flex gap-3 text-small">
        <input type="checkbox" name="consent" className="mt-1 size-5 shrink-0 accent-teal" />
        <span>
          {fields.consent} <span className="block text-muted">{consentNote}</span>
        </span>
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit">{submitLabel}</Button>
        <p className="text-muted text-small">
          {privacy.text}{' '}
          <TextLink href={privacy.href} newTab>
            {privacy.label}
          </TextLink>
        </p>
      </div>
    </form>
  );
}
