import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Links have these too, so no `enabled:` variants: `:enabled` never matches a link. */
const base =
  'inline-flex default:min-h-11 cursor-pointer items-center justify-center gap-2 rounded border text-center font-semibold default:no-underline aria-busy:cursor-progress aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
const looks = {
  primary: 'border-teal bg-teal text-card hover:border-teal-deep hover:bg-teal-deep active:bg-ink',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-card active:bg-teal-soft',
  light:
    'border-edge max-sm:border-0 bg-transparent text-ink max-sm:px-0 max-sm:text-small max-sm:underline max-sm:decoration-1 max-sm:underline-offset-4 hover:border-ink hover:bg-card active:bg-teal-soft',
  inverse: 'border-paper bg-paper text-ink hover:border-teal-soft hover:bg-teal-soft active:bg-sand',
  onInk: 'border-mist bg-transparent text-paper hover:border-paper hover:bg-slate active:bg-teal-deep',
  quiet:
    'border-transparent bg-transparent px-0 text-teal underline decoration-1 underline-offset-4 hover:text-teal-deep hover:decoration-2',
};
const sizes = { normal: 'px-5 py-2.5 text-base', small: 'default:px-4 py-2 text-small', icon: 'size-11 p-0' };

export type ButtonStyleProps = { look?: keyof typeof looks; size?: keyof typeof sizes };

export const buttonStyles = ({ look = 'primary', size = 'normal' }: ButtonStyleProps = {}): string =>
  cn(base, looks[look], sizes[size]);

/** A plain button needs scripts: an earlier click waits for them (scripts/export/late-runtime/loader.ts). */
export function Button({ look, size, className, ...props }: ComponentProps<'button'> & ButtonStyleProps) {
  const { type = 'button' } = props;
  return (
    <button
      data-await-runtime={type === 'button' ? '' : undefined}
      {...props}
      type={type}
      className={cn(buttonStyles({ look, size }), className)}
    />
  );
}
