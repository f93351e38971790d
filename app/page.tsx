import { PageFrame } from '@/components/layout/page-frame';
import { InteractiveChatScene } from '@/components/scenes/scene';
import { Award } from '@/components/sections/award';
import { FeatureCarousel } from '@/components/sections/feature-carousel/feature-carousel';
import { FirmLogos } from '@/components/sections/firm-logos';
import { FlipCards } from '@/components/sections/flip-cards/flip-cards';
import { Hero } from '@/components/sections/hero';
import { Integrations } from '@/components/sections/integrations';
import { IntroductionVideo } from '@/components/sections/introduction-video/introduction-video';
import { Proof } from '@/components/sections/proof';
import { Questions } from '@/components/sections/questions';
import { Testimonials } from '@/components/sections/testimonials';
import { YourFiles } from '@/components/sections/your-files';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { home } from '@/content/home';
import { questions } from '@/content/questions';
import { video } from '@/content/video';
import { yourFiles } from '@/content/your-files';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/', home.meta);

export default function HomePage() {
  return (
    <PageFrame path="/" meta={home.meta} closing={home.closing}>
      <Hero {...home.hero} isWide>
        <InteractiveChatScene />
      </Hero>
      {home.firms && <FirmLogos {...home.firms} />}
      {home.award && <Award {...home.award} />}
      {home.proof && <Proof {...home.proof} />}
      <FlipCards {...challenges} />
      {video && <IntroductionVideo {...video} />}
      <FeatureCarousel {...features} />
      {home.testimonials && <Testimonials {...home.testimonials} />}
      <YourFiles {...yourFiles} />
      {home.integrations && <Integrations {...home.integrations} />}
      <Questions {...questions} />
    </PageFrame>
  );
}
