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

type SceneProps = {
  name: SceneName;
  className?: string;
  /** the leading scene of a page: it floats above the ground, the others lie flat on it */
  priority?: boolean;
  /** see SceneFrame */
  isLate?: boolean;
};

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

/**
 * A drawing is a picture, and its words are told by its name: where large text would cut them off, the drawing keeps
 * the size that its frame has room for. The record's page sees to that itself.
 */
const fits =
  '@max-[16rem]:*:[zoom:0.8] @max-[12.5rem]:*:[zoom:0.65] @max-[9.5rem]:*:[zoom:0.5] @max-[8rem]:*:[zoom:0.43]';

/** A drawing of the product at work. It is a picture to assistive technology: one name, no contents. */
export function Scene({ name, className, priority, isLate }: SceneProps) {
  return (
    <SceneFrame
      alt={scenes[name].alt}
      className={cn(name !== 'tenth-lining' && fits, className)}
      isFloating={priority}
      isLate={isLate}
    >
      {drawings[name]()}
    </SceneFrame>
  );
}
