import { Fragment, type ReactNode } from 'react';
import type { SceneText as SceneTextContent } from '@/content/types';

type SceneTextProps = {
  text: SceneTextContent;
  /** what stands at the number of a source, where it is more than drawn */
  chip?: (number: number) => ReactNode;
};

const marks = {
  mark: { Tag: 'mark', className: 'box-decoration-clone bg-sand px-0.5 text-ink' },
  entity: { Tag: 'span', className: 'border-teal border-b [border-style:dotted] text-teal' },
  added: { Tag: 'ins', className: 'bg-teal-soft text-teal-deep decoration-1 underline-offset-2' },
  removed: { Tag: 'del', className: 'text-clay decoration-1' },
} as const;

export function SceneText({ text, chip = drawnChip }: SceneTextProps) {
  return text.map((part) => {
    if (typeof part === 'string') return part;
    // The word joiner (U+2060) keeps it on the line of the word it follows.
    if ('source' in part)
      return (
        <Fragment key={`source-${part.source}`}>
          {'\u2060'}
          {chip(part.source)}
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

/** Text with a ground, not a box: it stands on its word's line. */
export const chipLook = 'ml-1 rounded-sm bg-teal px-1.25 py-px font-semibold text-card text-tiny tabular-nums';

const drawnChip = (number: number) => <span className={chipLook}>{number}</span>;
