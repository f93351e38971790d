import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { Face } from '@/content/types';
import { cn } from '@/lib/cn';

type CardFaceProps = Face & { kicker?: string; isTurned?: boolean };

/** The words of one face. The turned one stands on sand, and says so above its title. */
export function CardFace({ title, subtitle, description, icon, kicker, isTurned = false }: CardFaceProps) {
  return (
    <>
      {kicker && <p className="mb-1.5 font-semibold text-clay text-small">{kicker}</p>}
      <div className="flex items-start justify-between gap-4">
        <Heading level={3} size="title" className="min-w-0 hyphens-auto">
          {title}
        </Heading>
        <Icon name={icon} className={cn('mt-1', isTurned ? 'text-teal' : 'text-teal-pale')} />
      </div>
      <p className="mt-3 font-semibold">{subtitle}</p>
      <p className={cn('mt-1', isTurned ? 'text-muted' : 'text-mist')}>{description}</p>
    </>
  );
}
