import { ButtonLink } from '@/components/ui/button-link';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Action } from '@/content/types';
import { cn } from '@/lib/cn';

type ActionsProps = { actions: readonly Action[]; onInk?: boolean; className?: string };

/** The calls of a section: the first is the one we hope for, the rest stand back. */
export function Actions({ actions, onInk = false, className }: ActionsProps) {
  const [leading, waiting] = onInk ? (['inverse', 'onInk'] as const) : (['primary', 'secondary'] as const);
  return (
    <ul className={cn('flex flex-wrap gap-3 print:block', className)}>
      {actions.map(({ label, href, newTab, sample }, index) => (
        <li key={href} className="relative max-w-full max-sm:grow">
          <ButtonLink href={href} newTab={newTab} look={index === 0 ? leading : waiting} className="max-sm:w-full">
            {label}
          </ButtonLink>
          <SampleMark sample={sample} />
        </li>
      ))}
    </ul>
  );
}
