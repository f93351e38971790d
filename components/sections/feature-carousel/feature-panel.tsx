import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import type { Feature } from '@/content/types';
import { Kicker } from '../kicker';

type FeaturePanelProps = Omit<Feature, 'id' | 'name' | 'image'> & {
  /** the scene */
  children?: ReactNode;
};

/**
 * One feature: what it gives, line by line, beside a drawing of it at work. On wide screens the drawing stands on a
 * stage as high as the tallest panel, so the section keeps its shape from feature to feature.
 */
export function FeaturePanel({ kicker, title, description, link, ctaText, children }: FeaturePanelProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-9 lg:h-full lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-5">
        <Kicker className="mb-3">{kicker}</Kicker>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <ul className="mt-5 border-line border-t">
          {description.map((line) => (
            <li key={line} className="border-line border-b py-3 text-muted">
              {line}
            </li>
          ))}
        </ul>
        <TextLink href={link} newTab={link.startsWith('https:')} className="mt-3 inline-flex min-h-11 items-center">
          {ctaText}
        </TextLink>
      </div>
      {children && (
        <div className="min-w-0 lg:col-span-7 lg:flex lg:flex-col lg:justify-center lg:rounded lg:bg-paper lg:p-8">
          {children}
        </div>
      )}
    </div>
  );
}
