import { SceneFrame } from '@/components/scenes/scene-frame';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { BeforeAfterContent } from '@/content/tenth-lining-types';
import { NumberedPage } from './numbered-page';
import { SheetNumber } from './sheet-number';

type BeforeAfterProps = BeforeAfterContent & { lines: readonly string[] };

/**
 * Three states of one page, chosen by native radio buttons: the styles follow the checked one, so no script is
 * involved. Each state's caption describes its radio, which is how a screen reader learns what changed.
 */
export function BeforeAfter({ id, title, text, legend, states, alt, pageNumber, lines }: BeforeAfterProps) {
  return (
    <Section ground="card" isNumbered id={id} aria-labelledby={`${id}-title`}>
      <SheetNumber number={2} />
      <div className="group/states grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8">
        <div className="lg:col-span-5 print:col-span-5">
          <div className="lg:sticky lg:top-[calc(theme(spacing.header)+3rem)]">
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            <p className="mt-4 text-muted">{text}</p>
            <fieldset className="mt-8 border-line border-t">
              <legend className="sr-only">{legend}</legend>
              {states.map(({ id: state, label, caption }, index) => (
                <div key={state} className="group/state border-line border-b has-checked:border-clay">
                  <label className="flex min-h-13 cursor-pointer items-center gap-3 py-2 font-semibold transition-colors hover:text-teal-deep">
                    <input
                      type="radio"
                      name={id}
                      value={state}
                      defaultChecked={index === states.length - 1}
                      aria-describedby={`${id}-${state}`}
                      className="size-5 accent-clay"
                    />
                    {label}
                  </label>
                  <p
                    id={`${id}-${state}`}
                    className="max-w-measure pb-4 pl-8 text-muted text-small max-lg:hidden max-lg:group-has-checked/state:block"
                  >
                    {caption}
                  </p>
                </div>
              ))}
            </fieldset>
          </div>
        </div>
        <SceneFrame
          alt={alt}
          className="border-0 bg-sand px-1 py-4 sm:px-8 sm:py-12 lg:col-span-7 print:col-span-7 print:p-0"
        >
          <NumberedPage lines={lines} pageNumber={pageNumber} />
        </SceneFrame>
      </div>
    </Section>
  );
}
