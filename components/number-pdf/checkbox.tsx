import { useId } from 'react';

type CheckboxProps = { label: string; isChecked: boolean; onCheck: (isChecked: boolean) => void };

export function Checkbox({ label, isChecked, onCheck }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-teal"
      />
      <label htmlFor={id} className="min-w-0 grow cursor-pointer py-2 text-small">
        {label}
      </label>
    </div>
  );
}
