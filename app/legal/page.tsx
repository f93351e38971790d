import { PageFrame } from '@/components/layout/page-frame';
import { Scene } from '@/components/scenes/scene';
import { Chapter } from '@/components/sections/chapter';
import { ClosingCall } from '@/components/sections/closing-call';
import { Counter } from '@/components/sections/counter/counter';
import { FigureHero } from '@/components/sections/figure-hero';
import { PublicationsTeaser } from '@/components/sections/publications-teaser';
import { legal } from '@/content/legal';
import { nodeId } from '@/lib/json-ld/address';
import { softwareApplication } from '@/lib/json-ld/software-application';
import { pageMetadata } from '@/lib/page-metadata';
import { readPublications } from '@/lib/publications/read-publications';

export const metadata = pageMetadata('/legal', legal.meta);

export default async function LegalPage() {
  const publications = await readPublications();
  return (
    <PageFrame path="/legal" meta={legal.meta} graph={{ nodes: [softwareApplication()], mainEntity: nodeId.software }}>
      <FigureHero {...legal.hero} claim={legal.keyFigure}>
        <Counter claim={legal.keyFigure} />
      </FigureHero>
      <Chapter {...legal.repository} ground="card" marginFrom={40}>
        <Scene name={legal.repository.image} />
      </Chapter>
      <Chapter {...legal.tenthLining} ground="ink" figureShape="page" marginFrom={70}>
        <Scene name={legal.tenthLining.image} />
      </Chapter>
      <Chapter {...legal.billAnalysis} figureSide="left" marginFrom={100}>
        <Scene name={legal.billAnalysis.image} />
      </Chapter>
      <PublicationsTeaser {...legal.publications} publications={publications.slice(0, 3)} marginFrom={130} />
      <ClosingCall {...legal.closing} marginFrom={160} />
    </PageFrame>
  );
}
