import { SceneFrame } from '@/components/scenes/scene-frame';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { BeforeAfterContent } from '@/content/types';
import { NumberedPage } from './numbered-page';

type BeforeAfterProps = BeforeAfterContent & { lines: readonly string[] };

// On a phone a row of three, so that the page begins on the first screen; on wide screens a column beside the page.
const choice = cn(
  'row-start-2 flex cursor-pointer flex-col gap-1.5 border border-line p-2.5 font-semibold text-small leading-snug not-first:-ml-px hover:text-teal-deep sm:flex-row sm:items-center sm:gap-3',
  'has-checked:z-10 has-checked:border-clay',
  // With large text a column.
  'max-lg:@max-[16rem]:row-auto max-lg:@max-[16rem]:col-span-3 max-lg:@max-[16rem]:ml-0',
  'beside:row-auto beside:col-span-5 beside:col-start-1 beside:min-h-13 beside:border-0 beside:px-0 beside:py-2 beside:text-base',
);

// All captions share one cell, so that a choice moves nothing below.
const caption = cn(
  'invisible col-span-3 col-start-1 row-start-4 @max-[16rem]:row-start-6 max-w-measure text-muted text-small [.state:has(:checked)_&]:visible',
  'beside:visible beside:row-auto beside:col-span-5 beside:max-w-none border-line beside:border-b beside:pb-4 beside:pl-8 beside:[.state:has(:checked)_&]:border-clay',
);

/**
 * Three states of one page, chosen by native radio buttons, which the styles follow without scripts. Group and items are
 * `contents`, so that on a phone the page can be between the choice and its caption.
 */
export function BeforeAfter({ id, title, text, legend, states, alt, pageNumber, lines }: BeforeAfterProps) {
  return (
    <Section ground="card" hasOwnNumbers id={id} aria-labelledby={`${id}-title`} pageNumber={2}>
      <div className="@container">
        <div className="grid grid-cols-3 [--numbered:1] [--right:1] has-[[value=typed]:checked]:[--numbered:0] has-[[value=word]:checked]:[--numeral:theme(colors.muted)] has-[[value=word]:checked]:[--right:0] gap-y-5 beside:grid-cols-12 beside:grid-rows-[repeat(7,auto)_1fr] beside:gap-x-10 beside:gap-y-0">
          <div className="col-span-3 beside:col-span-5 beside:mb-8">
            <Heading id={`${id}-title`} text={title} />
            <p className="mt-4 text-muted">{text}</p>
          </div>
          <div role="radiogroup" aria-label={legend} className="contents">
            {states.map(({ id: state, label, caption: words }, index) => (
              <div key={state} className="state contents">
                <label className={choice}>
                  <input
                    type="radio"
                    name={id}
                    value={state}
                    defaultChecked={index === states.length - 1}
                    aria-describedby={`${id}-${state}`}
                    className="size-5 shrink-0 accent-clay"
                  />
                  {label}
                </label>
                <p id={`${id}-${state}`} className={caption}>
                  {words}
                </p>
              </div>
            ))}
          </div>
          <SceneFrame
            alt={alt}
            className="col-span-3 row-start-3 @max-[16rem]:row-start-5 border-0 bg-sand px-1 py-4 sm:px-8 sm:py-12 beside:col-span-7 beside:col-start-6 beside:row-span-full beside:row-start-1 beside:py-4"
          >
            <NumberedPage lines={lines} pageNumber={pageNumber} />
          </SceneFrame>
        </div>
      </div>
    </Section>
  );
}
