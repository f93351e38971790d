import { useId } from 'react';

type TickProps = { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void };

/** A box to tick, large enough for a thumb. */
export function Tick({ label, isTicked, onTick }: TickProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-teal"
      />
      <label htmlFor={id} className="min-w-0 grow cursor-pointer py-2 text-small">
        {label}
      </label>
    </div>
  );
}
