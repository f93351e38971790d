import type { VideoContent } from '@/content/types';

type TranscriptProps = NonNullable<VideoContent['transcript']>;

/** What is said and shown, for those who read faster than they watch. */
export function Transcript({ label, note, lines }: TranscriptProps) {
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-semibold text-small text-teal hover:text-teal-deep [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="ml-0.5 size-2 rotate-45 border-current border-r-2 border-b-2 transition-transform group-open:rotate-225"
        />
        {label}
      </summary>
      <div className="max-w-measure pt-1 pb-6">
        {note && <p className="mb-3 text-muted text-small">{note}</p>}
        <ol className="space-y-3">
          {lines.map(({ words, shows }) => (
            <li key={words}>
              {words}
              {shows && <p className="text-muted text-small">{shows}</p>}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
