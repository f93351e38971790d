import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { FirmLogosContent, FirmMarkName, Mark } from '@/content/types';

export function FirmLogos({ title, sampleMark, marks }: FirmLogosContent) {
  if (marks.length === 0) return null;
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
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-5 text-muted lg:grow lg:justify-between">
        {marks.map(({ name, mark, sample }) => (
          <li key={name} className="relative flex items-center gap-2 leading-tight">
            <FirmMark name={name} mark={mark} />
            {/* In the gap between the rows: it takes no room of its own. */}
            {sample && sampleMark && (
              <span className="absolute top-full left-7 -mt-0.5 text-clay text-tiny leading-none sm:left-8">
                {sampleMark}
              </span>
            )}
            <SampleMark sample={sample} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

// 24-unit grid, one line weight.
const emblems: Record<FirmMarkName, string> = {
  page: 'M6 3.5h8l4.5 4.5v12.5H6v-17Zm8 0V8h4.5M9.5 13h5M9.5 16.5h5',
  bridge: 'M2.5 17.5h19M5 17.5V7m14 10.5V7M2.5 12.5C4 11.6 5 9.7 5 7c1.4 4 4 6 7 6s5.6-2 7-6c0 2.7 1 4.6 2.5 5.5',
  clause: 'M9.5 4H5v16h4.5M14.5 4H19v16h-4.5M12 9v6',
  stamp: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM9.5 12h5',
  ledger: 'M4 5.5h16M4 10h16M4 14.5h16M4 19h16M15 5.5V19',
};

// On a phone only sizes and weights that the page has anyway: each one more delays its first words (docs/adr/0011).
const nameLooks: Record<FirmMarkName, string> = {
  page: 'font-medium font-serif text-title sm:text-lead',
  bridge: 'text-base sm:font-serif sm:text-lead sm:italic',
  clause: 'font-semibold text-small uppercase tracking-widest',
  stamp: 'font-medium font-serif text-title tracking-wider sm:text-base sm:uppercase',
  ledger: 'font-semibold text-small tracking-tight sm:text-base',
};

function FirmMark({ name, mark }: Mark<FirmMarkName>) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="-mt-0.5 size-5 shrink-0 sm:size-6"
      >
        <path d={emblems[mark]} />
      </svg>
      <span className={nameLooks[mark]}>{name}</span>
    </>
  );
}
