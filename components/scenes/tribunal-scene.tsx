import type { SceneContents } from '@/content/types';

export function TribunalScene({ kicker, title, facts, sections, stamp }: SceneContents['tribunal']) {
  return (
    <div aria-hidden="true" className="h-full bg-sand px-4 pt-3 @md:px-8 @md:pt-8">
      <div className="h-full border border-line border-b-0 bg-card px-4 pt-3 pb-6 @md:px-7 @md:pt-6">
        <p className="flex items-center justify-between gap-3 text-muted text-tiny">
          {kicker}
          <span className="rounded-sm border border-clay px-1.5 py-0.5 font-semibold text-clay">{stamp}</span>
        </p>
        <p className="mt-2 text-balance font-medium font-serif text-lead leading-tight @md:mt-3 @md:text-title">
          {title}
        </p>
        <dl className="mt-2.5 border-line border-y py-1 @md:mt-4 @md:grid @md:grid-cols-3 @md:py-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between py-0.5 @md:block">
              <dt className="text-muted text-tiny">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {sections.map(({ label, text, place }) => (
          <div key={label} className="mt-2.5 grid gap-x-4 @md:mt-4 @md:grid-cols-[5rem_1fr_auto]">
            <p className="flex justify-between font-medium font-serif text-base leading-snug">
              {label}
              <span className="font-sans text-clay text-tiny @md:hidden">{place}</span>
            </p>
            <p>{text}</p>
            <p className="hidden w-14 text-right text-clay text-tiny tabular-nums leading-relaxed @md:block">{place}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
