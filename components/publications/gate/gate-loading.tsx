import { gate } from '@/content/gate';

/** Lies over the place that the form will take. */
export function GateLoading() {
  return (
    <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-card">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-2 border-line border-t-teal motion-reduce:animate-none"
      />
      {gate.loading}
    </div>
  );
}
