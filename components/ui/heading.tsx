import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

const sizes = {
  hero: 'text-hero',
  beside: 'text-hero xl:text-beside',
  display: 'text-display',
  title: 'text-title',
  small: 'text-base leading-snug',
};

type HeadingProps = ComponentProps<'h2'> & {
  /** the place in the outline; `size` is the look */
  level?: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes;
  /** the words; a heading with a link or a mark in it has children instead */
  text?: string;
  /** the text's last phrase, set in a lighter italic */
  accent?: string;
  /** each sentence starts a new line, and so does the accent: always, on phones, or only after a whole sentence */
  breaks?: 'always' | 'phone' | 'sentence';
};

export function Heading({ level = 2, size = 'display', text, accent, breaks, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...props} className={cn('font-medium font-serif', sizes[size], className)}>
      {text && breaks ? <BrokenText text={text} accent={accent} breaks={breaks} /> : (text ?? props.children)}
    </Tag>
  );
}

/** The space before the accent belongs to the text: on its own it would change lines when the accent streams in. */
function BrokenText({ text = '', accent, breaks }: Pick<HeadingProps, 'text' | 'accent' | 'breaks'>) {
  const sentences = text.split(/(?<=[.?!]) /);
  const isBlock = breaks === 'always' || /[.?!]$/.test(text);
  const look = cn('font-normal', isBlock && 'block', breaks === 'phone' && 'max-sm:block');
  const italic = accent && <em className={look}>{accent}</em>;
  if (sentences.length === 1) {
    return (
      <>
        {`${text} `}
        {italic}
      </>
    );
  }
  return sentences.map((sentence, index) => (
    <span key={sentence} className="block">
      {`${sentence} `}
      {index === sentences.length - 1 && italic}
    </span>
  ));
}

type KickerProps = { isOnInk?: boolean; className?: string; children: ReactNode };

export function Kicker({ isOnInk = false, className, children }: KickerProps) {
  return (
    <p className={cn('default:mb-4 font-semibold text-small', isOnInk ? 'text-clay-pale' : 'text-clay', className)}>
      {children}
    </p>
  );
}
