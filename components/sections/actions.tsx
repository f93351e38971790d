import { cn } from '@/components/ui/cn';
import { ButtonLink } from '@/components/ui/link';
import type { Action } from '@/content/types';

type ActionsProps = {
  actions: readonly Action[];
  isOnInk?: boolean;
  /** on phones only the first is a button, so the page's text starts higher */
  isCompact?: boolean;
  /** false where the page says elsewhere what the actions lead to */
  showsNote?: boolean;
  className?: string;
};

/** The labels of two actions with more letters than this do not fit in one row at 360 px. */
const maxLettersInRow = 34;

/** Too wide for a phone with large text, such as a mail address. */
const longWord = /\S{16}/;

/** Links as buttons, the first one filled. Below them the first note there is. */
export function Actions({ actions, isOnInk = false, isCompact = false, showsNote = true, className }: ActionsProps) {
  const [firstLook, otherLook] = isOnInk
    ? (['inverse', 'onInk'] as const)
    : (['primary', isCompact ? 'light' : 'secondary'] as const);
  const note = showsNote && actions.find((action) => action.note)?.note;
  return (
    <div className={className}>
      <ul className={cn('flex flex-wrap gap-3', isCompact && 'max-sm:gap-x-2 max-sm:gap-y-1')}>
        {actions.map(({ label, href, newTab, startsFilm }, index) => (
          <li
            key={href}
            className={cn(
              'max-w-full max-sm:grow',
              // Otherwise it would jump below the first while its words stream in.
              isCompact &&
                index > 0 &&
                label.length + (actions[0]?.label.length ?? 0) > maxLettersInRow &&
                'max-sm:basis-full',
            )}
          >
            <ButtonLink
              href={href}
              newTab={newTab}
              data-await-runtime={startsFilm && ''}
              look={index === 0 ? firstLook : otherLook}
              className={cn('max-sm:w-full', longWord.test(label) && 'wrap-anywhere')}
              label={label}
            />
          </li>
        ))}
      </ul>
      {note && (
        <p
          className={cn(
            'mt-4 max-w-narrow text-small',
            isCompact && 'max-sm:hidden',
            isOnInk ? 'text-mist' : 'text-muted',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}
