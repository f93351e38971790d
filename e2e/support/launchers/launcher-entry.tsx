import { createRoot } from 'react-dom/client';
import { Launcher } from '@/components/launchers/launcher';
import type { ModeLauncher } from '../../../content/launcher-types';

declare global {
  interface Window {
    launchers: readonly ModeLauncher[];
  }
}

// The site's own launchers, drawn in a page of the tests' own with the content that a test gives them.
createRoot(document.getElementById('launchers') as HTMLElement).render(
  window.launchers.map((launcher) => <Launcher key={`${launcher.mode} ${launcher.formId}`} {...launcher} />),
);
