import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { FirmLogosContent } from '@/content/types';
import { FirmMark } from './firm-mark';

/** One quiet line of names under the promise. */
export function FirmLogos({ title, marks }: FirmLogosContent) {
  return (
    <Section
      space="none"
      aria-labelledby="firms"
      className="border-line border-t"
      layout="flex flex-col gap-x-10 gap-y-5 py-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <h2 id="firms" className="shrink-0 text-muted text-small">
        {title}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-4 text-muted lg:grow lg:justify-between">
        {marks.map(({ name, mark, sample }) => (
          <li key={name} className="relative flex items-center gap-2 leading-tight">
            <FirmMark name={name} mark={mark} />
            <SampleMark sample={sample} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
