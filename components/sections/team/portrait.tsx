import { cn } from '@/components/ui/cn';
import { Picture } from '@/components/ui/picture/picture';
import type { TeamMember } from '@/content/types';

type PortraitProps = Pick<TeamMember, 'photo' | 'photoAlt'> & {
  /** the width it is shown in, as in an image's `sizes` */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

/** Four by five, whatever the file behind it. Only the first portrait of a page is worth fetching before it is near. */
export function Portrait({ photo, photoAlt, sizes, isFirst = false, className }: PortraitProps) {
  return (
    <Picture
      src={photo}
      alt={photoAlt}
      sizes={sizes}
      priority={isFirst}
      className={cn('aspect-4/5 rounded object-cover', className)}
    />
  );
}
