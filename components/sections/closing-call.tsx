import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { Section } from '@/components/ui/section';
import type { ClosingCallContent } from '@/content/types';
import { Actions } from './actions';

export function ClosingCall({ title, titleAccent, text, actions }: ClosingCallContent) {
  return (
    <Section
      aria-labelledby="closing"
      data-closing=""
      className="-mt-px border-line border-t"
      layout="grid grid-cols-1 items-end gap-x-10 gap-y-8 lg:grid-cols-12"
    >
      <Heading level={2} size="hero" id="closing" className="lg:col-span-8">
        <Headline title={title} accent={titleAccent} />
      </Heading>
      <div className="lg:col-span-4 lg:col-start-9">
        {text && <p className="max-w-narrow text-muted">{text}</p>}
        <Actions actions={actions} className="mt-6" />
      </div>
    </Section>
  );
}
