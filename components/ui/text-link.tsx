import { cn } from './cn';
import { Link, type LinkProps } from './link';

export function TextLink({ onInk = false, className, ...props }: LinkProps & { onInk?: boolean }) {
  return (
    <Link
      {...props}
      className={cn(
        'font-semibold underline decoration-1 underline-offset-4 transition-colors hover:decoration-2',
        onInk ? 'text-teal-pale hover:text-paper' : 'text-teal hover:text-teal-deep',
        className,
      )}
    />
  );
}
