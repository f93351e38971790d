import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';

export type DraftOptions<Value> = {
  value: Value;
  format: (value: Value) => string;
  /** undefined if the text is invalid */
  parse: (text: string) => Value | undefined;
  /** for a value that is invalid while it is being typed: committed by Enter or when the field is left */
  commitsOnBlur?: boolean;
  onCommit: (value: Value) => void;
};

/** The text of a field while it is being typed. Valid text becomes the value; invalid text stays in the field. */
export function useDraft<Value>({ value, format, parse, commitsOnBlur = false, onCommit }: DraftOptions<Value>) {
  const formatted = format(value);
  const [text, setText] = useState(formatted);
  const [isCommitted, setCommitted] = useState(true);
  useEffect(() => setText(formatted), [formatted]);
  const commit = (typed: string) => {
    const next = parse(typed);
    setCommitted(true);
    if (next !== undefined && format(next) !== formatted) onCommit(next);
  };
  return {
    isInvalid: isCommitted && parse(text) === undefined,
    props: {
      autoComplete: 'off',
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
        setText(currentTarget.value);
        if (commitsOnBlur) setCommitted(false);
        else commit(currentTarget.value);
      },
      onBlur: () => commit(text),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && commit(text),
    },
  };
}

/** A whole number from 1 to `most`, in digits; undefined for any other text. */
export const parseNumber = (text: string, most: number): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;
