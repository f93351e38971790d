import { RecordPage } from '@/components/scenes/record-page';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { numberPdf as words } from '@/content/number-pdf';
import { sampleRecordLines } from '@/content/sample-record';
import type { NumberPdfContent } from '@/content/types';
import styles from './number-pdf.module.css';

/** The section around the tool; the breadcrumbs lie in its padding. */
export const toolSectionClass = `pt-13 pb-10 lg:pt-16 ${styles.toolSection}`;

export function Introduction() {
  const { title, titleAccent, lead, noScript }: NumberPdfContent = words;
  return (
    <>
      <Heading level={1} size="hero" text={title} accent={titleAccent} breaks="always" />
      <p className={`text-lead text-muted ${styles.lead}`}>{lead}</p>
      <p className="mt-7 hidden max-w-measure no-script:block failed:block">
        {noScript.text}{' '}
        {noScript.link && (
          <TextLink href={noScript.link.href} newTab={noScript.link.newTab} label={noScript.link.label} />
        )}
      </p>
    </>
  );
}

/** A page whose numbers appear one after the other. */
export function SamplePage() {
  return (
    <div className="hidden lg:col-span-5 lg:block">
      <div className={styles.samplePage}>
        <RecordPage lines={sampleRecordLines.slice(0, 30)} pageNumber={47} />
      </div>
    </div>
  );
}

export function HowLinesCount() {
  const { counted, privacy } = words;
  return (
    <Section aria-labelledby="counted">
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading size="title" id="counted" text={counted.title} />
          <p className="mt-3 max-w-measure text-muted">{counted.text}</p>
          <p className="mt-3 max-w-measure font-semibold">{counted.caution}</p>
        </div>
        <div className="lg:col-span-6">
          <Heading size="title" text={privacy.title} />
          <p className="mt-3 max-w-measure text-muted">{privacy.text}</p>
          <p className="mt-3 max-w-measure text-muted">{privacy.check}</p>
        </div>
      </div>
    </Section>
  );
}
