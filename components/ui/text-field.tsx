import { type ComponentProps, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'className' | 'ref'> & {
  label: string;
  /** behind the label, such as "required": the field's name says it, to everybody */
  mark?: string;
  /** under the field: what may be written */
  hint?: string;
  /** in its place, what to do instead; the field is wrong while there is one */
  problem?: string;
};

/** A label and one line to write in, or, with `rows`, several. */
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? noteId : undefined}
        className="mt-1 block min-h-11 w-full rounded border border-edge bg-card hover:border-ink px-3 py-2 text-base aria-invalid:border-clay aria-invalid:outline aria-invalid:outline-clay focus-visible:outline-2 focus-visible:outline-teal"
      />
      {(problem || hint) && (
        <p id={noteId} className={problem ? 'mt-1 font-medium text-clay text-small' : 'mt-1 text-muted text-small'}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
