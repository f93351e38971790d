import { createRoot } from 'react-dom/client';
import { PastedFormIsland } from '@/components/launchers/pasted-form-island';
import { launcherWords } from '@/content/launchers';

const root = document.getElementById('launchers') as HTMLElement;
const { start, folder } = root.dataset as { start: 'press' | 'view' | 'ready'; folder: string };
const template = document.getElementById('pasted') as HTMLTemplateElement;

// What the server renders around pasted HTML stands in the page already; its island is put around it, as in the export.
createRoot(root).render(
  <PastedFormIsland folder={folder} start={start} isEager={false} words={launcherWords}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering, made by this test */}
    <div dangerouslySetInnerHTML={{ __html: template.innerHTML }} />
  </PastedFormIsland>,
);
