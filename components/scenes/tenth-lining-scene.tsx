import { Icon } from '@/components/ui/icon';
import { sampleRecordLines } from '@/content/sample-record';
import type { SceneContents } from '@/content/types';
import { RecordPage } from './record-page';

/** The tool's settings beside a numbered page, which the frame cuts off. */
export function TenthLiningScene(scene: SceneContents['tenth-lining']) {
  return (
    <div
      aria-hidden="true"
      className="grid h-full @xl:grid-cols-[11.5rem_minmax(0,1fr)] @2xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col border-line border-b px-4 py-3 @xl:border-r @xl:border-b-0 @xl:px-4 @xl:py-5">
        <p className="font-semibold">{scene.fileName}</p>
        <p className="text-muted text-tiny">{scene.fileDetail}</p>
        <dl className="mt-5 hidden grow @xl:block">
          {scene.settings.map(({ label, value }) => (
            <div key={label} className="border-line border-t py-2 text-tiny @2xl:flex @2xl:justify-between @2xl:gap-3">
              <dt>{label}</dt>
              <dd className="text-teal">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 hidden items-center justify-center gap-2 rounded bg-teal px-3 py-2 font-semibold text-card text-tiny @xl:flex">
          <Icon name="download" className="size-4" />
          {scene.button}
        </p>
      </div>
      <div className="min-w-0 bg-sand px-2 pt-2 @md:px-6 @md:pt-6">
        <RecordPage
          lines={sampleRecordLines.slice(0, 31)}
          pageNumber={scene.pageNumber}
          className="mx-auto max-w-sm border border-line border-b-0 bg-card pt-3 pr-1 pb-4 pl-3 @sm:pt-4 @sm:pr-3 @sm:pl-5"
        />
      </div>
    </div>
  );
}
