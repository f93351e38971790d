import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { numberPdf } from '@/content/number-pdf';
import styles from './number-pdf.module.css';

type HowCountedProps = Pick<typeof numberPdf, 'counted' | 'privacy'>;

/** What counts as a line, what to check, and why the file stays with the reader. */
export function HowCounted({ counted, privacy }: HowCountedProps) {
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
