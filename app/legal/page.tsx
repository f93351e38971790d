import { PageFrame } from '@/components/layout/page-frame';
import { CaseSearch } from '@/components/sections/case-search';
import { Chapter } from '@/components/sections/chapter';
import { ClosingCall } from '@/components/sections/closing-call';
import { FigureHero } from '@/components/sections/figure-hero';
import { FirmLogos } from '@/components/sections/firm-logos';
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
    <PageFrame path="/legal" meta={legal.meta}>
      <FigureHero {...legal.hero} figures={[legal.keyFigure, ...legal.figures]}>
        {legal.search && <CaseSearch {...legal.search} publications={publications} />}
      </FigureHero>
      {legal.repository && <Chapter {...legal.repository} ground="card" />}
      {legal.tenthLining && <Chapter {...legal.tenthLining} ground="ink" figureShape="page" />}
      {legal.billAnalysis && <Chapter {...legal.billAnalysis} figureSide="left" />}
      {legal.publications && <PublicationsTeaser {...legal.publications} publications={publications} />}
      {home.firms && <FirmLogos {...home.firms} />}
      {home.testimonials && <Testimonials {...home.testimonials} items={home.testimonials.items.slice(0, 1)} />}
      <YourFiles {...yourFiles} />
      <ClosingCall {...legal.closing} />
    </PageFrame>
  );
}
