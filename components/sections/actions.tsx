import { cn } from '@/components/ui/cn';
import { ButtonLink } from '@/components/ui/link';
import type { Action } from '@/content/types';

type ActionsProps = {
  actions: readonly Action[];
  onInk?: boolean;
  /** on phones those after the first are links: the page's own words begin higher */
  isLight?: boolean;
  /** what waits behind them is told elsewhere on the page: no note */
  withoutNote?: boolean;
  className?: string;
};

/** Letters of two actions that stand beside each other at 360 px. */
const besideOnPhones = 34;

/** Links as buttons: the first is filled. Under them the note of the first that has one. */
export function Actions({ actions, onInk = false, isLight = false, withoutNote = false, className }: ActionsProps) {
  const [leading, waiting] = onInk
    ? (['inverse', 'onInk'] as const)
    : (['primary', isLight ? 'light' : 'secondary'] as const);
  const note = !withoutNote && actions.find((action) => action.note)?.note;
  return (
    <div className={className}>
      <ul className={cn('flex flex-wrap gap-3', isLight && 'max-sm:gap-x-2 max-sm:gap-y-1')}>
        {actions.map(({ label, href, newTab, starts }, index) => (
          <li
            key={href}
            className={cn(
              'max-w-full max-sm:grow',
              // What will not fit beside the first does not stand there either while its words are still arriving.
              isLight &&
                index > 0 &&
                label.length + (actions[0]?.label.length ?? 0) > besideOnPhones &&
                'max-sm:basis-full',
            )}
          >
            <ButtonLink
              href={href}
              newTab={newTab}
              data-await-runtime={starts && ''}
              look={index === 0 ? leading : waiting}
              className="max-sm:w-full"
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {note && (
        <p
          className={cn('mt-4 max-w-narrow text-small', isLight && 'max-sm:hidden', onInk ? 'text-mist' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
