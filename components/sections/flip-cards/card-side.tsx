import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

export type CardSideProps = {
  /** the button's words */
  label: string;
  /** the card that it turns */
  context: string;
  isBack?: boolean;
  isAway: boolean;
  isMoving: boolean;
  isEnhanced: boolean;
  onTurn: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * The button covers its side. The back's is described by the words beside it, which are read out when the turn moves
 * the focus there. When scripts have failed, the back shows while the front's button has the focus.
 */
export function CardSide({
  label,
  context,
  isBack = false,
  isAway,
  isMoving,
  isEnhanced,
  onTurn,
  className,
  children,
}: CardSideProps) {
  const id = useId();
  return (
    <div
      inert={isEnhanced && isAway}
      className={cn(
        'relative col-start-1 row-start-1 flex flex-col py-7 print:px-0 print:py-4 no-script:visible print:visible print:transform-none!',
        isBack
          ? 'bg-sand text-ink failed:[.card:has(>:first-child_button:focus)_&]:visible no-script:grow print:col-start-2 print:bg-transparent'
          : 'has-focus-visible:z-10',
        isAway && !isMoving && 'invisible',
        isMoving && 'backface-hidden',
        isMoving && isBack && 'rotate-y-180',
        className,
      )}
    >
      {isBack ? <div id={id}>{children}</div> : children}
      <button
        type="button"
        data-await-runtime=""
        // Without it Safari does not focus a pressed button.
        tabIndex={0}
        aria-label={`${label}: ${context}`}
        aria-describedby={isBack ? id : undefined}
        onClick={onTurn}
        className={cn(
          'flex cursor-pointer items-center gap-2 self-start mt-auto pt-5 font-semibold text-small after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 print:hidden no-script:hidden',
          isBack
            ? 'text-teal after:outline-teal'
            : // Its words stand at the edge: the ring goes around them.
              'text-teal-pale hover:text-paper after:outline-teal-pale focus-visible:after:-inset-x-3',
        )}
      >
        {label}
        <Icon name="turn" className="size-4" />
      </button>
    </div>
  );
}
