import { useEffect, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import styles from './number-pdf.module.css';

type NumberFieldProps = { label: string; value: number; most?: number; onChange: (value: number) => void };

/** A whole number from 1 on. What is half typed stays in the field, and only numbers leave it. */
export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  return (
    <div className={styles.standing}>
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (currentTarget.value !== '' && currentTarget.validity.valid) onChange(Number(currentTarget.value));
        }}
        onBlur={() => setText(String(value))}
      />
    </div>
  );
}
