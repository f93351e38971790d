import { cn } from './cn';

type HeadingTextProps = {
  title: string;
  /** the title's last phrase, set in a lighter italic */
  accent?: string;
  /** when the accent starts a new line: always, on phones, or only after a whole sentence */
  breaks?: 'always' | 'phone' | 'sentence';
};

/**
 * The text of a heading. Each sentence starts a new line. The space before the accent belongs to the title: on its own it
 * would change lines when the accent streams in.
 */
export function HeadingText({ title, accent, breaks = 'sentence' }: HeadingTextProps) {
  const sentences = title.split(/(?<=[.?!]) /);
  const isSentence = /[.?!]$/.test(title);
  const look = cn('font-normal', (breaks === 'always' || isSentence) && 'block', breaks === 'phone' && 'max-sm:block');
  const italic = accent && <em className={look}>{accent}</em>;
  if (sentences.length === 1) {
    return (
      <>
        {`${title} `}
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
