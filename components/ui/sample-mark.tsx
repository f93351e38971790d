import { sampleLabel } from '@/content/sample-label';
import type { Sample } from '@/content/types';
import { cn } from './cn';

/** Marks content that is not the owner's, in every build (R10.15). */
export function SampleMark({ sample, className }: Sample & { className?: string }) {
  if (!sample) return null;
  // The spaces keep it a separate word in accessible names.
  return (
    <>
      {' '}
      <span className={cn('font-semibold text-clay', className)}>{sampleLabel}</span>{' '}
    </>
  );
}
