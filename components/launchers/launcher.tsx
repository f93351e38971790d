import type { Route } from 'next';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { launcherCloseLabel, launchers } from '@/content/launchers';
import type { Launcher as LauncherContent } from '@/content/types';
import { formAttributes } from './form-attributes';
import { LauncherIsland } from './launcher-island';

/** A link to the form's own address that looks like the button which the form library puts in its place. */
export function Launcher(launcher: LauncherContent) {
  // The form library's default (R9.4).
  const { label = 'Launch me' } = launcher;
  const attributes = formAttributes(launcher, label);
  const link = { ...attributes, 'aria-haspopup': 'dialog', 'data-await-runtime': '' } as const;
  const open = launcher.options?.open;
  return (
    <LauncherIsland isEager={open === 'load' || open === 'time'} closeLabel={launcherCloseLabel}>
      {isFloating(launcher) ? (
        <FloatingLink {...launcher} label={label} link={link} />
      ) : (
        <ButtonLink {...link} look="secondary" label={label} />
      )}
    </LauncherIsland>
  );
}

type FloatingLauncher = Extract<LauncherContent, { mode: 'popover' | 'side-tab' }>;

const isFloating = (launcher: LauncherContent): launcher is FloatingLauncher =>
  launcher.mode === 'popover' || launcher.mode === 'side-tab';

/**
 * The button of a popover (a disc in the corner) or a side tab (a tab on the right edge), in the form library's size and
 * place, so that nothing moves when the library's button replaces it. The colour comes from content, so it is an SVG
 * attribute: the Content-Security-Policy allows no inline style.
 */
function FloatingLink({ mode, label, options, link }: FloatingLauncher & { link: { href: string } }) {
  const isPopover = mode === 'popover';
  const color = options?.buttonColor;
  return (
    <Link
      {...link}
      aria-label={isPopover ? label : undefined}
      data-floating-form=""
      className={cn(
        'fixed z-form isolate flex items-center overflow-hidden no-underline shadow-float print:hidden',
        color && textColourOn(color) === 'black' ? 'text-black' : 'text-card',
        isPopover
          ? 'right-6.5 bottom-6.5 size-13.5 justify-center rounded-full max-[30rem]:right-2 max-[30rem]:bottom-2 max-[30rem]:size-11'
          : 'top-1/2 right-0 min-h-25 w-12 [translate:0_-50%] rotate-180 justify-center gap-3 rounded-r-lg px-3 py-4 [writing-mode:vertical-rl]',
      )}
    >
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={color} className={cn(!color && 'fill-form')} />
      </svg>
      <Icon name="answer" className={cn(!isPopover && 'rotate-90')} />
      {!isPopover && <span className="whitespace-nowrap text-base">{label}</span>}
    </Link>
  );
}

/**
 * The colour of text on a button of a hex colour: black if its luminance (0–255, weighted 299 : 587 : 114) is above 150,
 * otherwise white (R9.6). The form library uses the same rule for the button that replaces this one.
 */
function textColourOn(hex: string): 'black' | 'white' {
  const digits = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return Math.round((red * 299 + green * 587 + blue * 114) / 1000) > 150 ? 'black' : 'white';
}

/** The launchers of a page: those in its flow, and those that float over it. */
export function launchersOn(path?: Route) {
  const here = launchers.filter(({ pages }) => path && [pages].flat().includes(path));
  return { inline: here.filter((launcher) => !isFloating(launcher)), floating: here.filter(isFloating) };
}

export function PageLaunchers({ path }: { path: Route }) {
  const { inline, floating } = launchersOn(path);
  return (
    <>
      {inline.length > 0 && (
        <Section space="tight" ground="card">
          <div className="flex flex-col gap-8">
            {inline.map((launcher) => (
              <div
                key={JSON.stringify(launcher)}
                className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8 sm:*:last:shrink-0"
              >
                {launcher.text && <p className="max-w-measure text-muted">{launcher.text}</p>}
                <Launcher {...launcher} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {floating.map((launcher) => (
        <Launcher key={launcher.mode} {...launcher} />
      ))}
    </>
  );
}
