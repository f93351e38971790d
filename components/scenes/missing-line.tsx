import { cn } from '@/components/ui/cn';
import { recordLines } from '@/content/record';
import { missingLine } from '@/content/scenes';
import { RecordPage } from './record-page';
import { SceneFrame } from './scene-frame';

type MissingLineProps = { className?: string };

/** The 404 drawing: a page of a record whose twentieth line is gone, and whose margin still counts it. */
export function MissingLine({ className }: MissingLineProps) {
  return (
    <SceneFrame alt={missingLine.alt} className={cn('max-w-narrow lg:max-w-none', className)} isFloating>
      <RecordPage
        lines={recordLines.slice(10, 31)}
        firstLine={11}
        missing={20}
        pageNumber={missingLine.pageNumber}
        className="pt-4 pr-3 pb-4 pl-5"
      />
    </SceneFrame>
  );
}
