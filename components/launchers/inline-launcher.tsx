import type { Launcher as LauncherContent } from '@/content/launcher-types';
import { Launcher } from './launcher';
import { PastedForm } from './pasted-form';

/** A launcher in the page's flow: its sentence, then its button. */
export function InlineLauncher(launcher: LauncherContent) {
  return (
    <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8 sm:*:last:shrink-0">
      {launcher.text && <p className="max-w-measure text-muted">{launcher.text}</p>}
      {'html' in launcher ? <PastedForm {...launcher} /> : <Launcher {...launcher} />}
    </div>
  );
}
