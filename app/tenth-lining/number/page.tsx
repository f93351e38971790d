import { engineFile, sampleFile } from 'tenth-lining/worker';
import { PageFrame } from '@/components/layout/page-frame';
import { bandStyle, FirstWords, HowCounted, NumberedSheet } from '@/components/number-pdf/first-words';
import { NumberPdf } from '@/components/number-pdf/number-pdf';
import { Section } from '@/components/ui/section';
import { numberPdf } from '@/content/number-pdf';
import { pageMetadata } from '@/site/page-metadata';
import { scriptAddress } from './script-address';

const path = '/tenth-lining/number';

export const metadata = pageMetadata(path, numberPdf.meta);

export default function NumberPdfPage() {
  const { meta, choose } = numberPdf;
  return (
    <PageFrame path={path} meta={meta}>
      <Section data-file-tool="" space="none" aria-label={choose.region} className={bandStyle}>
        <NumberPdf
          engine={scriptAddress(engineFile())}
          sample={scriptAddress(sampleFile())}
          picture={<NumberedSheet />}
        >
          <FirstWords />
        </NumberPdf>
      </Section>
      <HowCounted />
    </PageFrame>
  );
}
