import { cn } from '@/components/ui/cn';
import { scenes } from '@/content/scenes';
import type { SceneName } from '@/content/types';
import { BillAnalysisScene } from './bill-analysis-scene';
import { ChatScene } from './chat-scene';
import { ExportScene } from './export-scene';
import { PermissionsScene } from './permissions-scene';
import { RepositoryScene } from './repository-scene';
import { SceneFrame } from './scene-frame';
import { SearchScene } from './search-scene';
import { TenthLiningScene } from './tenth-lining-scene';
import { TribunalScene } from './tribunal-scene';
import { WikiScene } from './wiki-scene';

const drawings: Record<SceneName, () => React.ReactNode> = {
  search: () => <SearchScene {...scenes.search} />,
  repository: () => <RepositoryScene {...scenes.repository} />,
  wiki: () => <WikiScene {...scenes.wiki} />,
  permissions: () => <PermissionsScene {...scenes.permissions} />,
  chat: () => <ChatScene {...scenes.chat} />,
  export: () => <ExportScene {...scenes.export} />,
  tribunal: () => <TribunalScene {...scenes.tribunal} />,
  'tenth-lining': () => <TenthLiningScene {...scenes['tenth-lining']} />,
  'bill-analysis': () => <BillAnalysisScene {...scenes['bill-analysis']} />,
};

/** Large text would be cut off, so the drawing shrinks. Its words are also in the frame's accessible name. */
const shrinkInNarrowContainer =
  '@max-[16rem]:*:[zoom:0.8] @max-[12.5rem]:*:[zoom:0.65] @max-[9.5rem]:*:[zoom:0.5] @max-[8rem]:*:[zoom:0.43]';

/** A drawing of the product: one named picture to assistive technology. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return (
    // The tenth-lining scene scales itself.
    <SceneFrame alt={scenes[name].alt} className={cn(name !== 'tenth-lining' && shrinkInNarrowContainer, className)}>
      {drawings[name]()}
    </SceneFrame>
  );
}

/** The home page's answer, whose source numbers show their pages. */
export function InteractiveChatScene() {
  return (
    <SceneFrame alt={scenes.chat.chooseLabel} isFloating isInteractive>
      <ChatScene {...scenes.chat} isInteractive />
    </SceneFrame>
  );
}
