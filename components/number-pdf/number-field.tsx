import { useEffect, useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';

type NumberFieldProps = { label: string; value: number; most?: number; onChange: (value: number) => void };

/** A whole number from 1 on. What is half typed stays in the field, and only numbers leave it. */
export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  return (
    <div className={cn('gap-1.5', styles.standing)}>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (currentTarget.value !== '' && currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
        }}
        onBlur={() => setText(String(value))}
        className="min-h-12 w-full rounded border border-edge bg-card px-3 text-base"
      />
    </div>
  );
}
