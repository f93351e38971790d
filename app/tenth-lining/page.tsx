import { PageFrame } from '@/components/layout/page-frame';
import { Hero } from '@/components/sections/hero';
import { BeforeAfter } from '@/components/sections/tenth-lining/before-after';
import { Costs } from '@/components/sections/tenth-lining/costs';
import { MarginDetail } from '@/components/sections/tenth-lining/margin-detail';
import { Rule } from '@/components/sections/tenth-lining/rule';
import { Steps } from '@/components/sections/tenth-lining/steps';
import { sampleRecordLines } from '@/content/sample-record';
import { tenthLining } from '@/content/tenth-lining';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/tenth-lining', tenthLining.meta);

export default function TenthLiningPage() {
  const { hero, detail, beforeAfter, rule, steps, costs, closing } = tenthLining;
  return (
    <PageFrame path="/tenth-lining" meta={tenthLining.meta} closing={closing}>
      <Hero {...hero} hasOwnNumbers>
        <MarginDetail {...detail} lines={sampleRecordLines} />
      </Hero>
      <BeforeAfter {...beforeAfter} lines={sampleRecordLines.slice(0, 31)} />
      <Rule {...rule} />
      <Steps {...steps} />
      <Costs {...costs} />
    </PageFrame>
  );
}
