import type { Launcher, ModeLauncher } from '@/content/launcher-types';

/** The launchers of one page, in the order of the list. */
export function launchersOn(path: string, launchers: readonly Launcher[]): readonly Launcher[] {
  return launchers.filter(({ pages }) => (typeof pages === 'string' ? pages === path : pages.includes(path as never)));
}

/** Whether it stands over the page (popover, side tab) instead of in it. */
export function isFloating(launcher: Launcher): launcher is ModeLauncher & { mode: 'popover' | 'side-tab' } {
  return 'mode' in launcher && (launcher.mode === 'popover' || launcher.mode === 'side-tab');
}
