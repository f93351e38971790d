import { PageFrame } from '@/components/layout/page-frame';
import { HowCounted } from '@/components/number-pdf/how-counted';
import { NumberPdf } from '@/components/number-pdf/number-pdf';
import { PageIntro } from '@/components/sections/page-intro';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { numberPdf } from '@/content/number-pdf';
import { webApplication } from '@/lib/json-ld/page-nodes';
import { pageMetadata } from '@/lib/page-metadata';
import { engineAddress, engineFile } from '@/tenth-lining/engine-file';

const path = '/tenth-lining/number';

export const metadata = pageMetadata(path, numberPdf.meta);

export default function NumberPdfPage() {
  const { meta, kicker, title, titleAccent, lead, noScript, choose, counted, privacy } = numberPdf;
  const application = webApplication(path, meta);
  return (
    <PageFrame path={path} meta={meta} graph={{ mainEntity: application['@id'], nodes: [application] }}>
      <PageIntro kicker={kicker} title={title} titleAccent={titleAccent} lead={lead} />
      <Section ground="card" aria-label={choose.label} space="tight">
        <p className="hidden max-w-measure no-script:block failed:block">
          {noScript.text} <TextLink {...noScript.link}>{noScript.link.label}</TextLink>
        </p>
        <NumberPdf engine={engineAddress(engineFile())} />
      </Section>
      <HowCounted counted={counted} privacy={privacy} />
    </PageFrame>
  );
}
