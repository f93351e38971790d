import type { Route } from 'next';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, Link, type LinkProps, TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Launcher as LauncherContent } from '@/content/launcher-types';
import { launchers, launcherWords } from '@/content/launchers';
import { type Form, formOf } from './form-attributes';
import { LauncherIsland } from './launcher-island';
import { textColourOn } from './library-rules';
import { loaderFiles } from './loader-files';

/**
 * One form. Before any script it is a link to the form's own address, in the place and the look of the button that
 * follows, with the `data-tf-…` attributes that the form library's loader looks for. A press made before that has come
 * is kept (`data-await-runtime`) and repeated.
 */
export function Launcher(launcher: LauncherContent) {
  const form = formOf(launcher);
  return (
    <LauncherIsland folder={loaderFiles().folder} start={form.start} words={launcherWords}>
      <FormLink {...form} />
    </LauncherIsland>
  );
}

function FormLink({ mode, attributes, href, label }: Form) {
  if (mode === 'widget') {
    return (
      <div {...attributes} className="h-125 w-full">
        <TextLink href={href}>{label}</TextLink>
      </div>
    );
  }
  const link = { ...attributes, href, 'aria-haspopup': 'dialog', 'data-await-runtime': '' } as const;
  if (mode === 'popup' || mode === 'slider') {
    return (
      <ButtonLink {...link} look="secondary">
        {label}
      </ButtonLink>
    );
  }
  return <FloatingLink {...link} mode={mode} label={label} color={attributes['data-tf-button-color']} />;
}

type FloatingLinkProps = Omit<LinkProps, 'children'> & { mode: 'popover' | 'sidetab'; label: string; color?: string };

/**
 * The button of a popover (a disc in the corner) or a side tab (a tab on the right edge), of the form library's size
 * and place, so that nothing moves when its own takes over; the library then marks the link as loaded. The colour is the
 * marketer's: as an SVG attribute, since the Content-Security-Policy allows no inline style.
 */
function FloatingLink({ mode, label, color, ...props }: FloatingLinkProps) {
  return (
    <Link
      {...props}
      aria-label={mode === 'popover' ? label : undefined}
      data-corner-form={mode === 'popover' ? '' : undefined}
      data-edge-form={mode === 'sidetab' ? '' : undefined}
      className={cn(
        'fixed z-form isolate flex items-center overflow-hidden no-underline shadow-float data-tf-loaded:hidden print:hidden',
        color && textColourOn(color) === 'black' ? 'text-black' : 'text-card',
        mode === 'popover'
          ? 'right-6.5 bottom-6.5 size-13.5 justify-center rounded-full max-[30rem]:right-2 max-[30rem]:bottom-2 max-[30rem]:size-11'
          : 'top-1/2 right-0 min-h-25 w-12 -translate-y-1/2 rotate-180 justify-center gap-3 rounded-r-lg px-3 py-4 [writing-mode:vertical-rl]',
      )}
    >
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={color} className={cn(!color && 'fill-form')} />
      </svg>
      <Icon name="answer" className={cn(mode === 'sidetab' && 'rotate-90')} />
      {mode === 'sidetab' && <span className="whitespace-nowrap text-base">{label}</span>}
    </Link>
  );
}

/**
 * The forms that content/launchers.ts puts on a page. PageFrame renders it on every page, so an entry in that file is
 * all it takes; a page without one gets nothing.
 */
export function PageLaunchers({ path }: { path: Route }) {
  const here = launchers.filter(({ pages }) => [pages].flat().includes(path));
  const inline = here.filter((launcher) => !isFloating(launcher));
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
      {here.filter(isFloating).map((launcher) => (
        <Launcher key={JSON.stringify(launcher)} {...launcher} />
      ))}
    </>
  );
}

/** Whether it stands over the page instead of in it. */
function isFloating(launcher: LauncherContent): boolean {
  return ['popover', 'sidetab'].includes(formOf(launcher).mode);
}
