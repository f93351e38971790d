import { type ComponentProps, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'className' | 'ref'> & {
  label: string;
  /** "required" or "optional": the field's name says it, to everybody */
  mark: string;
  /** a sentence on what to do; the field is wrong while there is one */
  problem?: string;
};

/** One line to write in, or, with `rows`, several. */
export function TextField({ label, mark, problem, ...props }: TextFieldProps) {
  const id = useId();
  const Field = props.rows ? 'textarea' : 'input';
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-small">
        {label} <span className="font-normal text-muted">({mark})</span>
      </label>
      <Field
        {...(!props.rows && { type: 'text' })}
        {...props}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className="mt-1 block min-h-11 w-full rounded border border-edge bg-card hover:border-ink px-3 py-2 text-base aria-invalid:border-clay aria-invalid:outline aria-invalid:outline-clay focus-visible:outline-2 focus-visible:outline-teal"
      />
      {problem && (
        <p id={problemId} className="mt-1 font-medium text-clay text-small">
          {problem}
        </p>
      )}
    </div>
  );
}
