import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';

type SearchFormProps = ComponentProps<'form'> & {
  label: string;
  submit: ReactNode;
  field?: ComponentProps<'input'>;
};

/** A GET form whose one field, `q`, is looked for on the page that `action` names. */
export function SearchForm({ label, submit, field, ...form }: SearchFormProps) {
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <label className="contents">
        <span className="w-full font-semibold text-small">{label}</span>
        <input
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          {...field}
          // Browsers differ in whether they have a button of their own that empties the field.
          className="block min-h-12 min-w-0 grow basis-32 rounded border border-edge bg-card px-3 text-base hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <Button type="submit" look="secondary" className="min-h-12">
        {submit}
      </Button>
    </form>
  );
}
