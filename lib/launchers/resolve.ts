import { launcherWords } from '@/content/launchers';
import type { ModeLauncher, ResolvedLauncher } from './types';

/** The text of a side tab that has none (specification §9). */
const defaultLabel = 'Launch me';

/** Everything a launcher's island needs, with the site's settings filled in where the entry says nothing. */
export function resolveLauncher(launcher: ModeLauncher): ResolvedLauncher {
  const { mode, formId, label = defaultLabel, title = label, region = 'us', options = {} } = launcher;
  return {
    mode,
    form: formId ?? '/forms/preview/',
    region,
    label,
    title,
    words: launcherWords,
    options: { ...options },
  };
}
