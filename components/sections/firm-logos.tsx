import { cn } from '@/components/ui/cn';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { FirmLogosContent } from '@/content/types';

export function FirmLogos({ title, logos }: FirmLogosContent) {
  if (logos.length === 0) return null;
  return (
    <Section
      ground="ruled"
      space="none"
      aria-labelledby="firms"
      layout="flex flex-col gap-x-10 gap-y-5 py-8 xl:flex-row xl:items-center xl:justify-between"
    >
      <h2 id="firms" className="shrink-0 text-muted text-small">
        {title}
      </h2>
      <ul
        className={cn(
          'grid items-center gap-x-6 gap-y-5 text-muted sm:justify-between lg:flex lg:flex-wrap xl:grow',
          // Two columns where three would leave one logo alone in the last row.
          logos.length % 3 === 1 ? 'sm:grid-cols-[repeat(2,auto)]' : 'sm:grid-cols-[repeat(3,auto)]',
        )}
      >
        {logos.map(({ name, logo, isEmblem, sample }) => (
          <li key={name} className="relative flex items-center gap-2 leading-tight">
            {/* `multiply` makes a logo's white ground transparent. */}
            <Picture
              src={logo}
              alt={isEmblem ? '' : name}
              sizes="10rem"
              className={cn(
                'w-auto object-contain mix-blend-multiply [filter:grayscale(1)]',
                isEmblem ? 'h-6' : 'h-8 max-w-40',
              )}
            />
            {isEmblem && <span className="font-medium font-serif text-title sm:text-lead">{name}</span>}
            {/* In the gap between rows, so it takes no room. */}
            <SampleMark sample={sample} className="absolute top-full left-8 -mt-0.5 text-tiny leading-none" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
