import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { Face } from '@/content/types';

type CardFaceProps = Face & { kicker?: string; isTurned?: boolean };

/** The words of one face. The turned one stands on sand, and says so above its title. */
export function CardFace({ title, subtitle, description, icon, kicker, isTurned = false }: CardFaceProps) {
  return (
    <>
      {kicker && <p className="mb-1.5 font-semibold text-clay text-small max-sm:-mt-4">{kicker}</p>}
      {/* Where large text leaves no room beside it, the icon goes under the title, and no word breaks. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading level={3} size="title" className="wrap-break-word min-w-0 grow basis-[min-content]">
          {title}
        </Heading>
        <Icon name={icon} className={cn('mt-1', isTurned ? 'text-teal' : 'text-teal-pale')} />
      </div>
      <p className="mt-3 font-semibold">{subtitle}</p>
      <p className={cn('mt-1', isTurned ? 'text-muted' : 'text-mist')}>{description}</p>
    </>
  );
}
