import { useId } from 'react';

type ConsentFieldProps = { label: string; note: string };

/** Apart from everything else, optional and unticked: consent to messages is never the price of the PDF. */
export function ConsentField({ label, note }: ConsentFieldProps) {
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
