import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { previewForm } from '@/content/preview-form';
import type { PostFormMessage } from './form-messages';
import type { Simulation } from './form-parameters';

/** How long `?simulate=ponder` thinks about the answers, in milliseconds: longer than a browser allows a new tab for. */
const pondering = 7_000;

type PreviewQuestionsProps = {
  simulate?: Simulation;
  /** a publication follows; a form that a launcher opened ends with thanks alone */
  isForPdf: boolean;
  /** false: only in a tab of its own, for the page around a frame links to the privacy policy itself */
  showsPrivacy: boolean;
  post: PostFormMessage;
  onSubmitted: () => void;
};

/**
 * `method="dialog"` outside a dialog submits nowhere: a press that comes before the runtime cannot put the answers
 * into an address.
 */
export function PreviewQuestions({ simulate, isForPdf, showsPrivacy, post, onSubmitted }: PreviewQuestionsProps) {
  const { title, notice, fields, general, privacy } = previewForm;
  const form = useRef<HTMLFormElement>(null);
  const isStarted = useRef(false);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [isChecked, setChecked] = useState(false);

  function check(): AnswerProblems {
    const found = checkAnswers(Object.fromEntries(new FormData(form.current ?? undefined)) as Answers);
    setProblems(found);
    return found;
  }

  function onInput() {
    // A mistake is named on submission, never while somebody still types; once named, it goes as soon as it is mended.
    if (isChecked) check();
    if (isStarted.current) return;
    isStarted.current = true;
    post('form-started', { responseId: responseId() });
    post('welcome-screen-hidden');
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(check());
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (simulate === 'ponder') setTimeout(finish, pondering);
    else finish();
  }

  function finish() {
    post('form-submit', { responseId: responseId() });
    if (simulate === 'redirect') post('redirect-after-submit', { url: new URL('/', window.location.href).href });
    onSubmitted();
  }

  const asked = (
    name: keyof Answers,
    props: Pick<ComponentProps<typeof TextField>, 'type' | 'rows' | 'autoComplete'>,
  ) => (
    <TextField
      name={name}
      {...props}
      label={fields[name].label}
      problem={problems[name]}
      mark={previewForm.requiredLabel}
      required
    />
  );
  return (
    <form ref={form} method="dialog" noValidate onInput={onInput} onSubmit={onSubmit} className="grid gap-4 sm:gap-5">
      <div>
        <Heading level={2} size="title">
          {isForPdf ? title : general.title}
        </Heading>
        {!isForPdf && <p className="mt-1">{general.answered}</p>}
        <p className="mt-1.5 border-clay border-l-2 pl-3 text-muted text-small">{notice}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {asked('name', { autoComplete: 'name' })}
        {asked('email', { type: 'email', autoComplete: 'email' })}
      </div>
      {!isForPdf && asked('question', { rows: 4 })}
      <TextField
        name="organisation"
        label={fields.organisation.label}
        mark={previewForm.optionalLabel}
        autoComplete="organization"
      />
      <ConsentField {...fields.consent} {...(!isForPdf && { note: general.consentNote })} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit">{isForPdf ? previewForm.submitLabel : general.submitLabel}</Button>
        <p className={cn('text-muted text-small', !showsPrivacy && 'hidden in-tab:block')}>
          {privacy.text}{' '}
          <TextLink href={privacy.href} newTab>
            {privacy.label}
          </TextLink>
        </p>
      </div>
    </form>
  );
}

const responseId = () => `preview-${Math.random().toString(36).slice(2)}`;

type ConsentFieldProps = { label: string; note: string };

/** Optional and unticked: the PDF does not depend on consent to messages. */
function ConsentField({ label, note }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        name="consent"
        aria-describedby={`${id}-note`}
        className="mt-1 size-5 shrink-0 accent-teal"
      />
      <div className="text-small">
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-note`} className="text-muted">
          {note}
        </p>
      </div>
    </div>
  );
}

type Answers = { name: string; email: string; question?: string };
type AnswerProblems = Partial<Record<keyof Answers, string>>;

// Something, an @, a name with a dot: finds slips in typing. Whether the address exists only a message can show.
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
