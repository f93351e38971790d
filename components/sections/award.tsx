import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { AwardContent } from '@/content/types';

/** The seal shows only with a name. */
export function Award({ title, name, text, sample }: AwardContent) {
  return (
    <Section ground="card" aria-labelledby="award" space="tight" className="-mt-px">
      <div className="grid items-center gap-6 has-[svg]:grid-cols-[minmax(0,1fr)_minmax(min-content,3fr)] sm:flex sm:gap-8">
        {name && <Seal />}
        <div>
          <Heading level={2} size="title" id="award">
            {name ? `${title}: ${name}` : title}
            <SampleMark sample={sample} className="ml-2 font-sans text-small" />
          </Heading>
          {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
        </div>
      </div>
    </Section>
  );
}

// A seal: an edge of 36 teeth, two rings, and a list with one line ticked.
const teeth = Array.from({ length: 72 }, (_, step) => {
  const radius = step % 2 === 0 ? 47 : 43.5;
  const angle = (step * Math.PI) / 36;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

function Seal() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="w-full max-w-24 shrink-0 text-teal sm:size-24"
    >
      <polygon points={teeth} />
      <circle cx="50" cy="50" r="37.5" />
      <circle cx="50" cy="50" r="34" strokeWidth="0.75" />
      <path d="M34 40h22M34 50h22M34 60h22" />
      <path d="m61.5 49.5 3 3.5 6-7.5" strokeWidth="2.5" className="text-clay" stroke="currentColor" />
    </svg>
  );
}
