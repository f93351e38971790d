import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link, type LinkProps } from '@/components/ui/link';
import { colors } from '@/tailwind.config';
import { textColourOn } from './colour';

type FloatingTriggerProps = Omit<LinkProps, 'children'> & {
  mode: 'popover' | 'side-tab';
  label: string;
  color?: string;
};

/**
 * The button of a popover (a disc in the corner) or a side tab (a tab on the right edge), of the form library's size
 * and place, so that nothing moves when its own takes over. The colour is the marketer's: as an SVG attribute, since
 * the Content-Security-Policy allows no inline style.
 */
export function FloatingTrigger({ mode, label, color = colors.form, className, ...props }: FloatingTriggerProps) {
  return (
    <Link
      {...props}
      aria-label={mode === 'popover' ? label : undefined}
      data-corner-form={mode === 'popover' ? '' : undefined}
      data-edge-form={mode === 'side-tab' ? '' : undefined}
      className={cn(
        'fixed z-form isolate flex items-center overflow-hidden no-underline shadow-float print:hidden',
        textColourOn(color) === 'black' ? 'text-black' : 'text-card',
        mode === 'popover'
          ? 'right-6.5 bottom-6.5 size-13.5 justify-center rounded-full max-[30rem]:right-2 max-[30rem]:bottom-2 max-[30rem]:size-11'
          : 'top-1/2 right-0 min-h-25 w-12 -translate-y-1/2 rotate-180 justify-center gap-3 rounded-r-lg px-3 py-4 [writing-mode:vertical-rl]',
        className,
      )}
    >
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <Icon name="answer" className={cn(mode === 'side-tab' && 'rotate-90')} />
      {mode === 'side-tab' && <span className="whitespace-nowrap text-base">{label}</span>}
    </Link>
  );
}
