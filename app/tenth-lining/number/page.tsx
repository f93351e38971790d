import { engineFile, type ScriptFile, sampleFile } from 'tenth-lining/worker';
import { PageFrame } from '@/components/layout/page-frame';
import { HowLinesCount, Introduction, SamplePage, toolSectionClass } from '@/components/number-pdf/introduction';
import { NumberPdf } from '@/components/number-pdf/number-pdf';
import { Section } from '@/components/ui/section';
import { numberPdf } from '@/content/number-pdf';
import { pageMetadata } from '@/site/page-metadata';

const path = '/tenth-lining/number';

/** The address of a script; `version` is a hash of what the script holds. */
const addressOf = ({ version, name }: ScriptFile) => `${path}/engine/${version}/${name}`;

export const metadata = pageMetadata(path, numberPdf.meta);

export default function NumberPdfPage() {
  const { meta, choose } = numberPdf;
  return (
    <PageFrame path={path} meta={meta}>
      <Section data-file-tool="" space="none" aria-label={choose.region} className={toolSectionClass}>
        <NumberPdf engine={addressOf(engineFile())} sample={addressOf(sampleFile())} picture={<SamplePage />}>
          <Introduction />
        </NumberPdf>
      </Section>
      <HowLinesCount />
    </PageFrame>
  );
}
