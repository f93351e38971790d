import { type ComponentProps, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'className' | 'ref'> & {
  label: string;
  /** "required" or "optional", shown after the label as part of the accessible name */
  mark?: string;
  hint?: string;
  /** an error, shown instead of the hint; marks the field as invalid */
  problem?: string;
};

/** A labelled input; with `rows` a textarea. */
export function TextField({ label, mark, hint, problem, ...props }: TextFieldProps) {
  const id = useId();
  const Field = props.rows ? 'textarea' : 'input';
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        {mark && (
          <>
            {' '}
            <span className="font-normal text-muted">({mark})</span>
          </>
        )}
      </label>
      <Field
        {...(!props.rows && { type: 'text' })}
        {...props}
        id={id}
        // Without `false`, Firefox tells screen readers that an empty required field is invalid before anything is typed.
        aria-invalid={Boolean(problem)}
        aria-describedby={problem || hint ? noteId : undefined}
        className="mt-1 block min-h-11 w-full rounded border border-edge bg-card hover:border-ink px-3 py-2 text-base aria-invalid:border-clay not-focus-visible:aria-invalid:outline not-focus-visible:aria-invalid:outline-clay focus-visible:outline-2 focus-visible:outline-teal"
      />
      {(problem || hint) && (
        <p
          id={noteId}
          role={problem && 'alert'}
          className={problem ? 'mt-1 font-medium text-clay text-small' : 'mt-1 text-muted text-small'}
        >
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
