import { useEffect, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';

type NumberFieldProps = {
  label: string;
  value: number;
  most: number;
  /** the file's, for the sentence that says what is wrong */
  name: string;
  onChange: (value: number) => void;
};

/** A whole number from 1 on. What cannot be one stays in the field, with a sentence under it, and does not leave it. */
export function NumberField({ label, value, most, name, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const isNumber = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      problem={isNumber(text) ? undefined : fill(words.settings.wrong, { label, name, most, value })}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const typed = Number(currentTarget.value);
        if (isNumber(currentTarget.value) && typed !== value) onChange(typed);
      }}
    />
  );
}
