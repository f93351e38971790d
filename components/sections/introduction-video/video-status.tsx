type VideoStatusProps = { label: string; isLoading: boolean };

/** The spinner. The region is always there, so that its words are announced when they come. */
export function VideoStatus({ label, isLoading }: VideoStatusProps) {
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-content-center">
      {isLoading && (
        <span className="flex items-center gap-3 rounded border border-transparent bg-ink/85 px-4 py-3 font-semibold text-paper text-small">
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-2 border-mist border-r-transparent forced-colors:border-r-[Canvas] motion-reduce:animate-none"
          />
          {label}
        </span>
      )}
    </div>
  );
}
