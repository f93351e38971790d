import { cn } from '@/components/ui/cn';

type SheetNumberProps = { number: number; onInk?: boolean };

/**
 * The page about page numbers carries them: each band is a sheet, its number at the top right as a filing has it.
 * Decoration, like the margin; it stands within the band's own padding, so it takes no room.
 */
export function SheetNumber({ number, onInk = false }: SheetNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute top-[calc(1.25rem-theme(spacing.section))] right-gutter font-semibold text-small tabular-nums print:hidden',
        onInk ? 'text-clay-pale' : 'text-clay',
      )}
    >
      {number}
    </span>
  );
}
