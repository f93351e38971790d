import type { SceneContents } from '@/content/types';
import { SceneText } from './scene-text';

export function BillAnalysisScene({ title, columns, effects }: SceneContents['bill-analysis']) {
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <p className="border-line border-b px-4 py-3 font-semibold @md:px-5">{title}</p>
      <div className="grid grow divide-line @md:grid-cols-2 @max-md:divide-y @md:divide-x">
        {columns.map(({ heading, place, text }) => (
          <div key={heading} className="px-4 py-4 @md:px-5 @md:py-5">
            <p className="flex justify-between text-muted text-tiny">
              {heading} <span>{place}</span>
            </p>
            <p className="mt-2 font-medium font-serif text-lead">
              <SceneText text={text} />
            </p>
          </div>
        ))}
      </div>
      <div className="border-line border-t bg-paper px-4 py-4 @md:px-5">
        <p className="font-semibold text-tiny">{effects.label}</p>
        <dl>
          {effects.items.map(({ place, text }) => (
            <div key={place} className="mt-2 gap-4 @md:flex">
              <dt className="w-24 shrink-0 text-clay text-tiny leading-relaxed">{place}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
