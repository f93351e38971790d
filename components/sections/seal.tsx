import { cn } from '@/components/ui/cn';

// A commissioner's seal: an edge of 36 teeth around two rings, and in the middle a short list with one line ticked.
const teeth = Array.from({ length: 72 }, (_, step) => {
  const radius = step % 2 === 0 ? 47 : 43.5;
  const angle = (step * Math.PI) / 36;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** Decoration beside the award's words. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cn(className)}
    >
      <polygon points={teeth} />
      <circle cx="50" cy="50" r="37.5" />
      <circle cx="50" cy="50" r="34" strokeWidth="0.75" />
      <path d="M34 40h22M34 50h22M34 60h22" />
      <path d="m61.5 49.5 3 3.5 6-7.5" strokeWidth="2.5" className="text-clay" stroke="currentColor" />
    </svg>
  );
}
