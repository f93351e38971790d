import type { Route } from 'next';
import { Section } from '@/components/ui/section';
import type { Launcher as LauncherContent } from '@/content/launcher-types';
import { launchers } from '@/content/launchers';
import { Launcher } from './launcher';

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
  return 'html' in launcher
    ? /\sdata-tf-(popover|sidetab)\b/.test(launcher.html)
    : launcher.mode === 'popover' || launcher.mode === 'side-tab';
}
