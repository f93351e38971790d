import type { TeamMember } from '@/content/types';
import { cn } from '@/lib/cn';

type PortraitProps = Pick<TeamMember, 'photo' | 'photoAlt'> & { isFirst?: boolean; className?: string };

/** Four by five, whatever the file behind it. Only the first portrait of a page is worth fetching before it is near. */
export function Portrait({ photo, photoAlt, isFirst = false, className }: PortraitProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes an inline style, and a drawing has no variants
    <img
      src={photo}
      alt={photoAlt}
      width={320}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('aspect-4/5 rounded object-cover', className)}
    />
  );
}
