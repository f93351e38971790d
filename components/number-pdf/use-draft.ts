import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';

export type Draft<Value> = {
  value: Value;
  write: (value: Value) => string;
  /** undefined for what cannot be one */
  read: (text: string) => Value | undefined;
  /** what is written piece by piece holds once the field is left, or on Enter */
  settlesLate?: boolean;
  onSettle: (value: Value) => void;
};

/** What is written in a field, for as long as it differs from the value: what cannot be one does not leave the field. */
export function useDraft<Value>({ value, write, read, settlesLate = false, onSettle }: Draft<Value>) {
  const written = write(value);
  const [text, setText] = useState(written);
  const [isSettled, setSettled] = useState(true);
  useEffect(() => setText(written), [written]);
  const settle = (typed: string) => {
    const next = read(typed);
    setSettled(true);
    if (next !== undefined && write(next) !== written) onSettle(next);
  };
  return {
    isWrong: isSettled && read(text) === undefined,
    props: {
      autoComplete: 'off',
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
        setText(currentTarget.value);
        if (settlesLate) setSettled(false);
        else settle(currentTarget.value);
      },
      onBlur: () => settle(text),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle(text);
      },
    },
  };
}

export const wholeNumber = (text: string, most: number): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;
