import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

type WordmarkProps = { name: string; isLong: boolean };

/** The brand as the top of a record's margin: the name, and the line number it would carry. */
export function Wordmark({ name, isLong }: WordmarkProps) {
  return (
    <Link
      href="/"
      className={cn(
        'inline-flex min-h-11 items-center gap-2 font-medium font-serif text-title leading-tight no-underline',
        isLong && '@max-[16rem]:text-small @max-[52rem]:text-base',
      )}
    >
      {name}
      <span
        aria-hidden="true"
        className={cn(
          'font-sans font-semibold text-clay text-tiny tabular-nums',
          isLong ? '@max-[26rem]:hidden' : '@max-[16rem]:hidden',
        )}
      >
        10
      </span>
    </Link>
  );
}
