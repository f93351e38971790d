import type { Sample } from '@/content/types';
import { cn } from './cn';

/** Here and not in content/, which this room may not import, so that no section has to be handed it. */
export const sampleWord = 'Sample';

/** Marks content that is not the owner's, in every build (R10.15). */
export function SampleMark({ sample, className }: Sample & { className?: string }) {
  if (!sample) return null;
  // Spaces around it: it is a word of its own in the name that it stands in.
  return (
    <>
      {' '}
      <span className={cn('font-semibold text-clay', className)}>{sampleWord}</span>{' '}
    </>
  );
}
