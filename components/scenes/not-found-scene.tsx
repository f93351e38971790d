import { sampleRecordLines } from '@/content/sample-record';
import { notFoundScene } from '@/content/scenes';
import { RecordPage } from './record-page';
import { SceneFrame } from './scene-frame';

/** The drawing of the 404 page: a record without its line 20. */
export function NotFoundScene() {
  return (
    <SceneFrame alt={notFoundScene.alt} className="max-w-narrow lg:max-w-none" isFloating>
      <RecordPage
        lines={sampleRecordLines.slice(10, 31)}
        firstLine={11}
        missing={20}
        pageNumber={notFoundScene.pageNumber}
        className="pt-4 pr-3 pb-4 pl-5"
      />
    </SceneFrame>
  );
}
