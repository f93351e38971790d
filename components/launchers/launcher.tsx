import { ButtonLink } from '@/components/ui/button-link';
import type { ModeLauncher } from '@/content/launcher-types';
import { FloatingTrigger } from './floating-trigger';
import { formLink } from './form-link';
import { LauncherIsland } from './launcher-island';
import { resolveLauncher } from './resolve';

/**
 * One form over the page. Before any script it is a link to the form's own address, in the place and the look of the
 * button that follows; the loader keeps a press made meanwhile (`data-await-runtime`) and repeats it.
 */
export function Launcher(launcher: ModeLauncher) {
  const resolved = resolveLauncher(launcher);
  const link = { href: formLink(resolved), 'aria-haspopup': 'dialog', 'data-await-runtime': '' } as const;
  return (
    <LauncherIsland launcher={resolved}>
      {launcher.mode === 'popup' || launcher.mode === 'slider' ? (
        <ButtonLink {...link} look="secondary">
          {launcher.label}
        </ButtonLink>
      ) : (
        <FloatingTrigger {...link} mode={launcher.mode} label={resolved.label} color={launcher.options?.buttonColor} />
      )}
    </LauncherIsland>
  );
}
