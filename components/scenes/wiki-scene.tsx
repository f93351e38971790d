import type { SceneContents } from '@/content/types';
import { SceneText } from './scene-text';

/** A file's summary and, in a wide frame, the entities found in it. */
export function WikiScene({ kind, title, summary, body, entities }: SceneContents['wiki']) {
  return (
    <div aria-hidden="true" className="grid h-full @lg:grid-cols-[1fr_11rem]">
      <div className="px-4 py-5 @md:px-6">
        <p className="text-muted text-tiny">{kind}</p>
        <p className="font-medium font-serif text-title">{title}</p>
        <div className="mt-4 bg-sand px-4 py-3">
          <p className="font-semibold text-tiny">{summary.label}</p>
          <p className="mt-1">{summary.text}</p>
        </div>
        {body.map(({ heading, text }) => (
          <div key={heading} className="mt-4">
            <p className="font-medium font-serif text-base">{heading}</p>
            <p className="mt-0.5 leading-relaxed">
              <SceneText text={text} />
            </p>
          </div>
        ))}
      </div>
      <dl className="hidden space-y-4 border-line border-l px-4 py-5 text-tiny @lg:block">
        {entities.map(({ kind: entityKind, items }) => (
          <div key={entityKind}>
            <dt className="font-semibold text-clay">{entityKind}</dt>
            {items.map((item) => (
              <dd key={item} className="mt-1">
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
