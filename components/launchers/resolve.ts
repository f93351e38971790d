import type { ModeLauncher, ResolvedLauncher } from '@/content/launcher-types';
import { launcherWords } from '@/content/launchers';
import { builtInFormPath, formSettings } from '@/lib/form-settings';

/** The text of a side tab that has none (R9.4). */
const defaultLabel = 'Launch me';

/**
 * Everything a launcher's island needs, with the site's settings (region, sandbox) where the entry says nothing. The
 * form's id is never taken from the settings: that is the publications' form.
 */
export function resolveLauncher(launcher: ModeLauncher): ResolvedLauncher {
  const settings = formSettings();
  const { mode, formId, label = defaultLabel, title = label, region = settings.region, options = {} } = launcher;
  return {
    mode,
    form: formId ?? builtInFormPath,
    region,
    label,
    title,
    words: launcherWords,
    options: { ...(settings.sandbox && { enableSandbox: true }), ...options },
  };
}
