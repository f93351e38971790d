import { Fragment } from 'react';
import { Heading } from '@/components/ui/heading';
import { HeadingText } from '@/components/ui/heading-text';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { numberPdf as words } from '@/content/number-pdf';
import { sampleRecordLines } from '@/content/sample-record';
import type { NumberPdfContent } from '@/content/types';
import styles from './number-pdf.module.css';

/** The band that holds the tool, with room for the breadcrumbs. */
export const bandStyle = styles.band;

/** What the page says before a file is at work. */
export function FirstWords() {
  const { title, titleAccent, lead, noScript }: NumberPdfContent = words;
  return (
    <>
      <Heading level={1} size="hero">
        <HeadingText title={title} accent={titleAccent} breaks="always" />
      </Heading>
      <p className={`text-lead text-muted ${styles.lead}`}>{lead}</p>
      <p className="mt-7 hidden max-w-measure no-script:block failed:block">
        {noScript.text}{' '}
        {noScript.link && (
          <TextLink href={noScript.link.href} newTab={noScript.link.newTab}>
            {noScript.link.label}
          </TextLink>
        )}
      </p>
    </>
  );
}

const pageNumber = 47;

/** A page that gets its numbers once, by its style sheet alone: decoration, for the words beside it say the same. */
export function NumberedSheet() {
  return (
    <div aria-hidden="true" className="hidden lg:col-span-5 lg:block">
      <div className={styles.drawn}>
        <i className={styles.drawnEdge} />
        <p className="whitespace-pre leading-snug">
          <span className={styles.drawnNumber}>{pageNumber}</span>
          {'\n'}
          {sampleRecordLines.slice(0, 30).map((line, index) => (
            <Fragment key={line}>
              {line}
              {(index + 1) % 10 === 0 && <span className={styles.drawnNumber}>{index + 1}</span>}
              {'\n'}
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}

/** What counts as a line, what to check, and why the file stays with the reader. */
export function HowCounted() {
  const { counted, privacy } = words;
  return (
    <Section aria-labelledby="counted">
      <div className={styles.twoColumns}>
        <div>
          <Heading level={2} size="title" id="counted">
            {counted.title}
          </Heading>
          <p className="mt-3 max-w-measure text-muted">{counted.text}</p>
          <p className="mt-3 max-w-measure font-semibold">{counted.caution}</p>
        </div>
        <div>
          <Heading level={2} size="title">
            {privacy.title}
          </Heading>
          <p className="mt-3 max-w-measure text-muted">{privacy.text}</p>
          <p className="mt-3 max-w-measure text-muted">{privacy.check}</p>
        </div>
      </div>
    </Section>
  );
}
