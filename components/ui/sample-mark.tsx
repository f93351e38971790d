import type { Sample } from '@/content/types';

/**
 * Shows in `next dev` which words and marks are stand-ins; the build drops it. It lies over its nearest positioned
 * ancestor, takes no room and catches no press.
 */
export function SampleMark({ sample }: Sample) {
  if (!sample || process.env.NODE_ENV === 'production') return null;
  return (
    <span className="pointer-events-none absolute -inset-1 z-10 rounded outline-1 outline-clay outline-dashed">
      <span className="absolute right-0 bottom-full bg-clay px-1 font-sans font-semibold text-card text-tiny not-italic">
        Sample
      </span>
    </span>
  );
}
