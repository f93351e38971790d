import { cn } from './cn';

type HeadlineProps = {
  title: string;
  /** the title's last phrase, set in a lighter italic */
  accent?: string;
  /** the last phrase starts a line: always, on phones, or only when it is a sentence */
  breaks?: 'always' | 'phone' | 'sentence';
};

/**
 * Each sentence starts a line, at every width; balancing alone would break where it fits. The space before the last
 * phrase is the title's: alone it would move to another line when the phrase arrives.
 */
export function Headline({ title, accent, breaks = 'sentence' }: HeadlineProps) {
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
