import type { CardIcon } from '@/content/types';
import { cn } from './cn';

const paths = {
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v5l3.2 2',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5Z',
  scatter: 'M4 5h5v6H4zM14.5 4h5v4h-5zM12.5 12.5h7v7h-7zM5 15.5h4v4H5z',
  quote: 'M5 17c2.5-1 3.8-3 3.8-6H5V6h5v5c0 4-1.6 6.8-5 8M14 17c2.5-1 3.8-3 3.8-6H14V6h5v5c0 4-1.6 6.8-5 8',
  layers: 'm12 4 8 4-8 4-8-4 8-4Zm-8 8 8 4 8-4M4 16l8 4 8-4',
  answer: 'M5 4.5h14v11h-8l-4 4v-4H5v-11ZM8.5 8.5h7M8.5 11.5h4.5',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  folder: 'M3.5 6h6l2 2.5h9v10.5h-17V6Z',
  source: 'M6 3.5h8.5L18.5 7.5V20.5H6v-17Zm8 0V8h4.5M9 12h6.5M9 15.5h6.5',
  graph:
    'M6 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm12 4a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.9 6.3l8.2 2.5M6.3 7.5l1.5 9M16.5 11l-7 6',
  'arrow-left': 'M19.5 12h-15m6-6-6 6 6 6',
  'arrow-right': 'M4.5 12h15m-6-6 6 6-6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  close: 'M5.5 5.5l13 13m0-13-13 13',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  check: 'm4.5 12.5 5 5 10-11',
  turn: 'M4.5 12a7.5 7.5 0 0 1 12.8-5.3L19.5 9m0-5v5h-5M19.5 12a7.5 7.5 0 0 1-12.8 5.3L4.5 15m0 5v-5h5',
  lines: 'M4 6h12M4 10h12M4 14h12M4 18h8M20 6v.01M20 18v.01',
} satisfies Record<CardIcon, string> & Record<string, string>;

/** Decoration beside text, so hidden from assistive technology. */
export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('default:size-6 shrink-0', className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
