import { Fragment, type ReactNode } from 'react';
import type { SceneText as SceneTextContent } from '@/content/types';

type SceneTextProps = {
  text: SceneTextContent;
  /** replaces the decorative number of a source */
  renderSource?: (number: number) => ReactNode;
};

const marks = {
  mark: { Tag: 'mark', className: 'box-decoration-clone bg-sand px-0.5 text-ink' },
  entity: { Tag: 'span', className: 'border-teal border-b [border-style:dotted] text-teal' },
  added: { Tag: 'ins', className: 'bg-teal-soft text-teal-deep decoration-1 underline-offset-2' },
  removed: { Tag: 'del', className: 'text-clay decoration-1' },
} as const;

export function SceneText({ text, renderSource = decorativeNumber }: SceneTextProps) {
  return text.map((part) => {
    if (typeof part === 'string') return part;
    // The word joiner (U+2060) keeps the number on the line of the word before it.
    if ('source' in part)
      return (
        <Fragment key={`source-${part.source}`}>
          {'\u2060'}
          {renderSource(part.source)}
        </Fragment>
      );
    return Object.entries(part).map(([kind, words]) => {
      const { Tag, className } = marks[kind as keyof typeof marks];
      return (
        <Tag key={words} className={className}>
          {words}
        </Tag>
      );
    });
  });
}

/** Inline, so that it does not make its line higher. */
export const sourceNumberClasses =
  'ml-1 rounded-sm bg-teal px-1.25 py-px font-semibold text-card text-tiny tabular-nums';

const decorativeNumber = (number: number) => <span className={sourceNumberClasses}>{number}</span>;
