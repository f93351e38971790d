import type { Route } from 'next';
import { Section } from '@/components/ui/section';
import { launchers } from '@/content/launchers';
import { InlineLauncher } from './inline-launcher';
import { Launcher } from './launcher';
import { isFloating, launchersOn } from './launchers-on';

/**
 * The forms that content/launchers.ts puts on a page. PageFrame renders it on every page, so an entry in that file is
 * all it takes; a page without one gets nothing.
 */
export function PageLaunchers({ path }: { path: Route }) {
  const here = launchersOn(path, launchers);
  const inline = here.filter((launcher) => !isFloating(launcher));
  return (
    <>
      {inline.length > 0 && (
        <Section space="tight" ground="card">
          <div className="flex flex-col gap-8">
            {inline.map((launcher) => (
              <InlineLauncher key={JSON.stringify(launcher)} {...launcher} />
            ))}
          </div>
        </Section>
      )}
      {here.filter(isFloating).map((launcher) => (
        <Launcher key={`${launcher.mode} ${launcher.formId}`} {...launcher} />
      ))}
    </>
  );
}
