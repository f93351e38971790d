type SheetNumberProps = { number: number };

/**
 * The page about page numbers carries them: each band is a sheet, its number at the top right as a filing has it.
 * Decoration, like the margin; it stands within the band's own padding, so it takes no room.
 */
export function SheetNumber({ number }: SheetNumberProps) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-[calc(1.25rem-theme(spacing.section))] right-gutter font-semibold text-clay text-small tabular-nums in-[.on-ink]:text-clay-pale print:hidden"
    >
      {number}
    </span>
  );
}
