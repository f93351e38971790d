import { createRoot } from 'react-dom/client';
import { Launcher } from '@/components/launchers/launcher';
import type { Launcher as LauncherContent } from '../../../content/launcher-types';

declare global {
  interface Window {
    launchers: readonly LauncherContent[];
  }
}

// The site's own launchers, drawn in a page of the tests' own with the content that a test gives them.
createRoot(document.getElementById('launchers') as HTMLElement).render(
  window.launchers.map((launcher) => <Launcher key={JSON.stringify(launcher)} {...launcher} />),
);
