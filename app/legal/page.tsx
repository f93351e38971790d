import { PageFrame } from '@/components/layout/page-frame';
import { CapabilitySection } from '@/components/sections/capability-section';
import { CaseSearch } from '@/components/sections/case-search';
import { FirmLogos } from '@/components/sections/firm-logos';
import { HeroWithFigures } from '@/components/sections/hero-with-figures';
import { PublicationsTeaser } from '@/components/sections/publications-teaser';
import { Testimonials } from '@/components/sections/testimonials';
import { YourFiles } from '@/components/sections/your-files';
import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { yourFiles } from '@/content/your-files';
import { readPublications } from '@/data/read-publications';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/legal', legal.meta);

export default async function LegalPage() {
  const publications = await readPublications();
  return (
    <PageFrame path="/legal" meta={legal.meta} closing={legal.closing}>
      <HeroWithFigures {...legal.hero} figures={[legal.keyFigure, ...legal.figures]}>
        {legal.search && <CaseSearch {...legal.search} publications={publications} />}
      </HeroWithFigures>
      {legal.repository && <CapabilitySection {...legal.repository} ground="card" />}
      {legal.tenthLining && <CapabilitySection {...legal.tenthLining} ground="ink" figureShape="page" />}
      {legal.billAnalysis && <CapabilitySection {...legal.billAnalysis} figureSide="left" />}
      {legal.publications && <PublicationsTeaser {...legal.publications} publications={publications} />}
      {home.firms && <FirmLogos {...home.firms} />}
      {home.testimonials && <Testimonials {...home.testimonials} items={home.testimonials.items.slice(0, 1)} />}
      <YourFiles {...yourFiles} />
    </PageFrame>
  );
}
