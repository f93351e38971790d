import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { ClosingCallContent } from '@/content/types';
import { Actions } from './actions';

export function ClosingCall({ title, titleAccent, text, actions, steps }: ClosingCallContent) {
  return (
    <Section
      ground="ruled"
      aria-labelledby="closing"
      layout="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-12"
    >
      <Heading size="hero" id="closing" className="lg:col-span-8" text={title} accent={titleAccent} breaks="sentence" />
      <div className={cn('lg:col-span-4 lg:col-start-9', steps ? 'lg:row-start-2' : 'lg:pt-3')}>
        {text && <p className="max-w-narrow text-muted">{text}</p>}
        <Actions actions={actions} showsNote={!steps} className={cn(text && 'mt-6')} />
      </div>
      {steps && (
        <div className="lg:col-span-8 lg:row-start-2 lg:pr-10">
          <Heading level={3} size="small" text={steps.title} />
          <ol className="mt-4 grid gap-x-8 sm:grid-cols-3">
            {steps.items.map((step, index) => (
              <li key={step.title} className="border-line border-t py-4 max-sm:grid max-sm:grid-cols-[2.5rem_1fr]">
                <span aria-hidden="true" className="row-span-2 font-semibold text-clay text-small tabular-nums">
                  {(index + 1) * 10}
                </span>
                <p className="font-semibold">{step.title}</p>
                <p className="text-muted text-small">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Section>
  );
}
